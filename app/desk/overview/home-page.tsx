import { BriefLine } from "#app/desk/briefs/briefs-page.tsx";
import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { DESK_PATH, ROLES } from "#app/desk/frame/pages.ts";
import { ItemLine } from "#app/desk/queue/item-line.tsx";
import { dayTextOf } from "#app/kit/page/time-text.ts";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { BriefRow } from "#functions/contract/desk/desk-briefs.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import type { Figure } from "./today.ts";

interface DeskHomeProps {
  person: Person;
  figures: readonly Figure[];
  /** What is due first in the queue, and the briefs that are. */
  items: readonly DeskItem[];
  briefs: readonly BriefRow[];
  /** ms */
  now: number;
}

/** Where the desk begins (工作台): today in figures, each of which leads to what it counts; and what comes first. */
export function DeskHome({ person, figures, items, briefs, now }: DeskHomeProps) {
  return (
    <DeskFrame person={person} at={DESK_PATH} title={`今天，${dayTextOf(isoOf(now))}`}>
      <p className="lead">{`您的身份：${person.roles.map((role) => ROLES[role]).join("、")}`}</p>
      <ul className="desk-sums desk-today sec">
        {figures.map((figure) => (
          <li key={figure.name}>
            <Tile {...figure} />
          </li>
        ))}
      </ul>
      {items.length > 0 && (
        <section className="sec" aria-labelledby="urgent">
          <h2 id="urgent">先办这几件</h2>
          <ul className="desk-rows desk-grid">
            {items.map((item) => (
              <ItemLine key={`${item.kind} ${item.ref}`} item={item} filter={{}} now={now} />
            ))}
          </ul>
        </section>
      )}
      {briefs.length > 0 && (
        <section className="sec" aria-labelledby="first">
          <h2 id="first">先写这几份</h2>
          <ul className="desk-rows desk-grid">
            {briefs.map((row) => (
              <BriefLine key={row.sn} row={row} me={person.email} now={now} />
            ))}
          </ul>
        </section>
      )}
    </DeskFrame>
  );
}

function Tile({ name, value, unit, note, to, isBad }: Figure) {
  return (
    <Link to={to} data-step="">
      <span className="name">
        <Parts of={name.split("|")} />
      </span>
      <span className={isBad ? "num overdue" : "num"}>
        <b>{value}</b>
        {unit !== "" && ` ${unit}`}
      </span>
      {note !== "" && (
        <span className="sm">
          <Clauses text={note} />
        </span>
      )}
    </Link>
  );
}
