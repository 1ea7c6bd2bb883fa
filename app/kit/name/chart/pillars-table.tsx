import type { Chart, Pillar } from "#functions/contract/names/chart.ts";
import { ElementChip } from "./element-chip.tsx";

interface Column {
  key: "year" | "month" | "day" | "hour";
  label: string;
  pillar: Pillar;
}

/** The four pillars (四柱, 八字); three where the hour is not known. */
export function PillarsTable({ pillars }: Pick<Chart, "pillars">) {
  const { year, month, day, hour } = pillars;
  const columns: Column[] = [
    { key: "year", label: "年柱", pillar: year },
    { key: "month", label: "月柱", pillar: month },
    { key: "day", label: "日柱", pillar: day },
    ...(hour === null ? [] : [{ key: "hour" as const, label: "时柱", pillar: hour }]),
  ];
  return (
    <table className="pillars">
      <caption>{`${hour === null ? "三柱，时辰不清楚" : "四柱（八字）"}，有底色的是日柱`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">项目</span>
          </th>
          {columns.map(({ key, label }) => (
            <th scope="col" key={key} className={tint(key)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row label="天干" columns={columns} big cell={({ stem }) => stem} />
        <Row label="地支" columns={columns} big cell={({ branch }) => branch} />
        <Row label="藏干" columns={columns} cell={({ hidden }) => hidden.join(" ")} />
        <Row
          label="五行"
          columns={columns}
          cell={({ elements: [stem, branch] }) => (
            <>
              <ElementChip element={stem} /> <ElementChip element={branch} />
            </>
          )}
        />
      </tbody>
    </table>
  );
}

interface RowProps {
  label: string;
  columns: readonly Column[];
  big?: boolean;
  cell: (pillar: Pillar) => React.ReactNode;
}

function Row({ label, columns, big = false, cell }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map(({ key, pillar }) => (
        <td key={key} className={[big ? "big" : "", tint(key) ?? ""].join(" ").trim() || undefined}>
          {cell(pillar)}
        </td>
      ))}
    </tr>
  );
}

const tint = (key: Column["key"]) => (key === "day" ? "day" : undefined);
