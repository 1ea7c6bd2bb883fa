import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { minuteText } from "#app/kit/page/time-text.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { DeskLog, Person } from "#functions/contract/desk/desk.ts";
import { VERBS } from "./verbs.ts";

const PATH = "/desk/log";

/** What was done at the desk, newest first (工作记录). */
export function LogPage({ person, log }: { person: Person; log: DeskLog }) {
  return (
    <DeskFrame person={person} at={PATH} title="记录">
      {log.entries.length === 0 ? (
        <p className="blank">还没有记录。</p>
      ) : (
        <ol className="desk-rows">
          {log.entries.map(({ nth, at, who, verb, subject, reason }) => (
            <li key={nth}>
              <b>{VERBS[verb]}</b>
              <span className="num">{minuteText(at)}</span>
              <span translate="no">{who}</span>
              <span translate="no">{subject}</span>
              {reason !== null && <p data-quoted="">{reason}</p>}
            </li>
          ))}
        </ol>
      )}
      {log.more !== null && (
        <p>
          <Link className="go" to={`${PATH}?before=${log.more}`}>
            更早的
          </Link>
        </p>
      )}
    </DeskFrame>
  );
}
