import type { FormEventHandler } from "react";
import { Ticks } from "#app/kit/form/fields/choices.tsx";
import { MOST_COMPARED } from "#app/kit/result/view.ts";
import { type CompareColumn, type CompareRow, CompareTable } from "./compare-table.tsx";

/** What names side by side are drawn of. */
export interface CompareGiven {
  /** The address of the report. */
  action: string;
  rows: readonly CompareRow[];
  columns: readonly CompareColumn[];
  /** Names that may be put beside these, with these, by given name and whole; none where there is no choice. */
  offered: readonly (readonly [given: string, name: string])[];
}

interface CompareBodyProps extends CompareGiven {
  onChange?: FormEventHandler<HTMLFormElement>;
}

/** The table of names side by side, and the form that puts others into it. */
export function CompareBody({ action, rows, columns, offered, onChange }: CompareBodyProps) {
  return (
    <>
      {offered.length > 2 && (
        <details className="off-paper mt-3">
          <summary>{`换几个比（最多 ${MOST_COMPARED} 个）`}</summary>
          <form action={action} onChange={onChange} data-wait="正在打开…">
            <Ticks
              values={{ compare: columns.map(({ given }) => given).join() }}
              name="compare"
              options={offered}
            />
            <p className="mt-3">
              <button className="btn quiet" type="submit">
                重新比
              </button>
            </p>
          </form>
        </details>
      )}
      <CompareTable rows={rows} columns={columns} />
    </>
  );
}
