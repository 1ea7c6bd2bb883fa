import { BRIEFS_PATH, briefPath, briefsPath } from "#app/desk/frame/brief-paths.ts";
import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { BriefRow, BriefsOf } from "#functions/contract/desk/desk-briefs.ts";
import { dueText, WAITS } from "./brief-words.ts";
import { Worker } from "./worker.tsx";

const LISTS = [
  ["open", "要做的"],
  ["done", "已完成"],
] as const;

interface BriefsPageProps {
  person: Person;
  of: BriefsOf;
  briefs: readonly BriefRow[];
}

/** Orders of expert work (稿件): late ones first, then by when they are due. */
export function BriefsPage({ person, of, briefs }: BriefsPageProps) {
  return (
    <DeskFrame person={person} at={BRIEFS_PATH} title="稿件">
      <nav className="sorts" aria-label="哪些稿件">
        {LISTS.map(([key, label]) => (
          <Link key={key} to={briefsPath(key)} aria-current={key === of ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {briefs.length === 0 ? (
        <p className="blank">{of === "open" ? "现在没有要做的稿件。" : "还没有完成的稿件。"}</p>
      ) : (
        <ul className="desk-rows">
          {briefs.map((row) => (
            <Row key={row.sn} row={row} me={person.email} />
          ))}
        </ul>
      )}
      <p className="sm">时间都是北京时间。</p>
    </DeskFrame>
  );
}

function Row({ row, me }: { row: BriefRow; me: string }) {
  const { sn, surname, title, stage, late, asks, worker } = row;
  const due = dueText(row);
  return (
    <li>
      <b>{WAITS[stage]}</b>
      {asks && <b>家长的留言没有回</b>}
      {due !== null && (
        <span className={late ? "num overdue" : "num"}>
          <Clauses text={due} />
        </span>
      )}
      <span data-quoted="">{surname === "" ? "还没有填姓氏" : `姓${surname}`}</span>
      <span>{title}</span>
      {worker !== null && <Worker worker={worker} me={me} />}
      <Link className="go" to={briefPath(sn)} data-step="">
        看这一单
      </Link>
    </li>
  );
}
