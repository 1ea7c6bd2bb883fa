import { Bar } from "#app/kit/name/bill/bars.tsx";
import type { Chart } from "#functions/contract/names/chart.ts";
import { ELEMENT_CLASS, ElementChip } from "./element-chip.tsx";

/** How much of each element (五行多少): plain count, and share of the weights, in which the month has half as much again. */
export function ElementsTable({ elements }: Pick<Chart, "elements">) {
  const most = Math.max(...elements.map(({ share }) => share), 1);
  return (
    <table className="elements">
      <caption>五行多少</caption>
      <thead>
        <tr>
          <th scope="col">五行</th>
          <th scope="col">个数</th>
          <th scope="col">分量，月柱加半</th>
        </tr>
      </thead>
      <tbody>
        {elements.map(({ element, count, share }) => (
          <tr key={element}>
            <th scope="row">
              <ElementChip element={element} />
            </th>
            <td className="num">{`${count} 个`}</td>
            <td>
              <div className={`of ${ELEMENT_CLASS[element]}`}>
                <Bar bare share={(share / most) * 97} />
                <span>{`${share.toFixed(1)}%`}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
