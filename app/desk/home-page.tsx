import type { Person, Role } from "#functions/contract/desk.ts";
import { Link } from "../document/link.tsx";
import { DeskFrame } from "./desk-frame.tsx";
import { DESK_PATH, deskPages } from "./pages.ts";

const ROLES: Readonly<Record<Role, string>> = { expert: "起名人", operator: "运营" };

/** Where the desk begins (工作台): what this person may do here. */
export function DeskHome({ person }: { person: Person }) {
  const pages = deskPages.filter(
    ({ path, roles, unlisted }) =>
      path !== DESK_PATH && unlisted !== true && roles.some((role) => person.roles.includes(role)),
  );
  return (
    <DeskFrame person={person} at={DESK_PATH} title="工作台">
      <p className="lead">{`您的身份：${person.roles.map((role) => ROLES[role]).join("、")}`}</p>
      <ul className="btns sec">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link className="btn quiet" to={path}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </DeskFrame>
  );
}
