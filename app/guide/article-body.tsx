import { Clauses } from "#app/kit/prose/clauses.tsx";
import { type Block, blockOf } from "./blocks.ts";
import { Line, tied } from "./line.tsx";
import { spansOf } from "./spans.ts";

/** The body of an article: React draws it piece by piece, so nothing in a file can be markup. */
export function ArticleBody({ body }: { body: readonly string[] }) {
  return (
    <div className="prose">
      {body.map((text) => (
        <Drawn key={text} block={blockOf(text)} />
      ))}
    </div>
  );
}

function Drawn({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 id={block.line}>
          <Whole text={block.line} />
        </h2>
      );
    case "paragraph":
      return (
        <p>
          <Line text={block.line} />
        </p>
      );
    case "quote":
      return (
        <blockquote>
          {block.lines.map((line) => (
            <p key={line}>
              <Line text={line} />
            </p>
          ))}
        </blockquote>
      );
    case "list":
      return (
        <ul className="plain">
          <Items lines={block.lines} />
        </ul>
      );
    case "steps":
      return (
        <ol>
          <Items lines={block.lines} />
        </ol>
      );
    case "table":
      return <Table head={block.head} rows={block.rows} />;
  }
}

function Items({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <li key={line}>
          <Line text={line} />
        </li>
      ))}
    </>
  );
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className={head.length > 2 ? "wide" : undefined}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              <Line text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.join()} cells={row} />
        ))}
      </tbody>
    </table>
  );
}

/** A price or a date, which should stay on one line where there is room. */
const FIGURE = /^(?:\d[\d.]{3,}(?: 元)?|\d+ 年 \d+ 月 \d+ 日)$/;

/** Points, or a sum of them: their column is flush right. */
const POINTS = /^\d+\s分$|=\d+$/;

const classOf = (cell: string) => (FIGURE.test(cell) ? "fig" : POINTS.test(cell) ? "pts" : undefined);

function Row({ cells: [name = "", ...cells] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">
        <Whole text={name} />
      </th>
      {cells.map((cell) => (
        <td key={cell} className={classOf(cell)}>
          <Whole text={cell} />
        </td>
      ))}
    </tr>
  );
}

/** The text of a cell or a heading; in plain text, each item such as 谐音 6 stays on one line. */
function Whole({ text }: { text: string }) {
  const [only, ...more] = spansOf(text);
  return only?.kind === "text" && more.length === 0 ? (
    <Clauses text={tied(only.text)} />
  ) : (
    <Line text={text} />
  );
}
