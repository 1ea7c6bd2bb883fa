import { byPlace, namedAt } from "#app/desk/draft/draft-fields.ts";
import { BRIEFS_PATH, briefPath } from "#app/desk/frame/brief-paths.ts";
import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { asksElements, ManuscriptView } from "#app/products/expert/manuscript-view.tsx";
import { manuscriptTitle } from "#app/products/expert/progress/stage-words.ts";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { DeskPreview } from "#functions/contract/desk/desk-briefs.ts";

/** What follows once it is handed over. */
const sayAfter = ({ revisionsLeft }: DeskPreview["order"]): string =>
  `交了以后家长马上看到，这一稿不能再改；${revisionsLeft > 0 ? `家长还可要求修改 ${revisionsLeft} 次` : "家长不能再要求修改"}。`;

/** The manuscript as the family will see it (预览), and what still keeps it from going out. */
export function PreviewPage({ person, preview }: { person: Person; preview: DeskPreview }) {
  const { order, manuscript, rows, version } = preview;
  const { sn, stage } = order;
  const isWriting = stage === "writing" || stage === "revising";
  const faults = byPlace(preview.faults);
  const out = faults.flatMap(({ at }) =>
    at.startsWith("given.") ? [Number(at.slice("given.".length)) + 1] : [],
  );
  const action = usePath(briefPath(sn));
  return (
    <DeskFrame person={person} at={BRIEFS_PATH} title={isWriting ? "预览：家长看到的样子" : "交出的手稿"}>
      {isWriting && <p className="desk-made">还没有交稿，家长现在看不到。</p>}
      <p className="desk-ways">
        <Link className="go" to={briefPath(sn)}>
          {isWriting ? "回去写" : "回到这一单"}
        </Link>
        {isWriting && faults.length === 0 && (
          <a className="go" href="#hand-over">
            跳到最后交稿
          </a>
        )}
      </p>
      {isWriting && faults.length > 0 && (
        <div className="card">
          <p>
            <Clauses text={`还有 ${faults.length} 处要改，改好才能交：`} />
          </p>
          <ul className="desk-faults">
            {faults.map(({ at, say }) => (
              <li key={at}>
                <Link className="go" to={briefPath(sn, at)}>
                  <span>
                    <Clauses text={namedAt(at, say)} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {manuscript !== null && out.length > 0 && (
            <p className="sm">
              <Clauses text={`第 ${out.join("、")} 个的名还要改，下面先不显示。`} />
            </p>
          )}
        </div>
      )}
      {manuscript === null ? (
        <p className="blank">还没有可以显示的名字。</p>
      ) : (
        <ManuscriptView
          manuscript={manuscript}
          title={manuscriptTitle(order, isWriting)}
          hasElements={asksElements(order.brief.said)}
          rows={rows}
          {...(isWriting && { editPath: (row: number) => briefPath(sn, `name.${row}`) })}
        />
      )}
      {isWriting && faults.length === 0 && (
        <form className="desk-act" id="hand-over" method="post" action={action} data-wait="正在交稿…">
          <input type="hidden" name="version" value={version} />
          <p className="sm mb-3">
            <Clauses text={sayAfter(order)} />
          </p>
          <button className="btn" type="submit" name="act" value="hand-over">
            交稿
          </button>
          <p>
            <Link className="go" to={briefPath(sn)}>
              回去写
            </Link>
          </p>
        </form>
      )}
    </DeskFrame>
  );
}
