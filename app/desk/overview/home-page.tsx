import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { DESK_PATH, deskPages } from "#app/desk/frame/pages.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person, Role } from "#functions/contract/desk/desk.ts";

const ROLES: Readonly<Record<Role, string>> = { expert: "起名人", operator: "运营" };

/** What the pages hold on which nothing ever waits for a person. */
const ABOUT: Readonly<Record<string, string>> = {
  "/desk/figures": "近 7 天的订单、付款、退款和逾期。",
  "/desk/settings": "价格、通知与公告、电话、人工起名接单。",
  "/desk/log": "谁在什么时候做了什么。",
};

interface DeskHomeProps {
  person: Person;
  /** By path of a page: what waits there, in words. */
  waits: ReadonlyMap<string, string>;
}

/** Where the desk begins (工作台): what waits for this person, and what they may do here. */
export function DeskHome({ person, waits }: DeskHomeProps) {
  const pages = deskPages.filter(
    ({ path, roles, unlisted }) =>
      path !== DESK_PATH && unlisted !== true && roles.some((role) => person.roles.includes(role)),
  );
  return (
    <DeskFrame person={person} at={DESK_PATH} title="工作台">
      <p className="lead">{`您的身份：${person.roles.map((role) => ROLES[role]).join("、")}`}</p>
      <ul className="desk-rows desk-home sec">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link className="go" to={path}>
              {label}
            </Link>
            <p>
              <Clauses text={waits.get(path) ?? ABOUT[path] ?? ""} />
            </p>
          </li>
        ))}
      </ul>
    </DeskFrame>
  );
}
