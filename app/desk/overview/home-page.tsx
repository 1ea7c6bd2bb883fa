import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { DESK_PATH } from "#app/desk/frame/pages.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person, Role } from "#functions/contract/desk/desk.ts";
import type { Figure } from "./today.ts";

const ROLES: Readonly<Record<Role, string>> = { expert: "起名人", operator: "运营" };

/** Where the desk begins (工作台): today in figures, each of which leads to what it counts. */
export function DeskHome({ person, figures }: { person: Person; figures: readonly Figure[] }) {
  return (
    <DeskFrame person={person} at={DESK_PATH} title="今天">
      <p className="lead">{`您的身份：${person.roles.map((role) => ROLES[role]).join("、")}`}</p>
      <ul className="desk-sums desk-today sec">
        {figures.map((figure) => (
          <li key={figure.name}>
            <Tile {...figure} />
          </li>
        ))}
      </ul>
    </DeskFrame>
  );
}

function Tile({ name, value, unit, note, to, isBad }: Figure) {
  return (
    <Link to={to} data-step="">
      <span className="name">{name}</span>
      <span className={isBad ? "num overdue" : "num"}>
        <b>{value}</b>
        {unit !== "" && ` ${unit}`}
      </span>
      <span className="sm">
        <Clauses text={note} />
      </span>
    </Link>
  );
}
