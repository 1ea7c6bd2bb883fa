import deskIsland from "virtual:desk-island";
import { type ReactNode, useContext } from "react";
import { Seal } from "#app/kit/page/frame/seal.tsx";
import { Nonce } from "#app/kit/page/nonce.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import { DESK_PATH, deskPages, FIND_PATH } from "./pages.ts";

/** A key of the keyboard and what it does on this page (快捷键). */
export type KeyHint = readonly [key: string, does: string];

interface DeskFrameProps {
  person: Person;
  /** The path of the page that is open; its label in the menu is marked. */
  at: string;
  title: string;
  /** The page's own keys; those of every page are named besides. */
  keys?: readonly KeyHint[];
  /** What was looked for and refused: it stays in the field. */
  sought?: string;
  children: ReactNode;
}

const STEPS: readonly KeyHint[] = [["J K", "下一件、上一件"]];

/** The frame of every page of the desk (工作台): its menu, by role, the look-up, who is there, and its keys. */
export function DeskFrame({ person, at, title, keys = STEPS, sought, children }: DeskFrameProps) {
  const isOperator = person.roles.includes("operator");
  return (
    <div className="desk by-clause">
      <DeskTop person={person} at={at} sought={sought} />
      <h1>
        <Clauses text={title} />
      </h1>
      {children}
      <footer className="desk-keys">
        <p className="sm">
          {[...(isOperator ? [["/", "查单"] as const] : []), ...keys].map(([key, does]) => (
            <span className="cl" key={key}>
              {key.split(" ").map((one) => (
                <kbd key={one} translate="no">
                  {one}
                </kbd>
              ))}
              {does}
            </span>
          ))}
        </p>
        <p className="sm">
          您是 <span translate="no">{person.email}</span>
          。<Clauses text="这里做的每件事都记在记录里，改不了，也删不掉。" />
        </p>
      </footer>
      <DeskScript />
    </div>
  );
}

function DeskTop({
  person,
  at,
  sought,
}: Pick<DeskFrameProps, "person" | "at"> & { sought: string | undefined }) {
  const pages = deskPages.filter(
    ({ path, roles, unlisted }) =>
      path !== DESK_PATH && unlisted !== true && roles.some((role) => person.roles.includes(role)),
  );
  const find = usePath(FIND_PATH);
  return (
    <div className="desk-top">
      <Link
        className="desk-brand"
        to={DESK_PATH}
        aria-label="工作台首页"
        aria-current={at === DESK_PATH ? "page" : undefined}
      >
        <Seal />
        <b>工作台</b>
      </Link>
      <nav className="sorts" aria-label="工作台">
        {pages.map(({ path, label }) => (
          <Link key={path} to={path} aria-current={path === at ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {person.roles.includes("operator") && (
        <search>
          <form method="post" action={find} noValidate data-wait="正在查…">
            <input
              type="text"
              id="find"
              name="q"
              aria-label="订单号或尾号、商户单号、交易单号或手机号"
              placeholder="订单号或尾号、手机号"
              autoComplete="off"
              defaultValue={sought}
              aria-invalid={sought === undefined ? undefined : true}
              data-key="/"
            />
            <button className="btn quiet" type="submit">
              查单
            </button>
          </form>
        </search>
      )}
    </div>
  );
}

/** The script of the desk: its keys, and the manuscript that saves by itself. */
function DeskScript() {
  return (
    <script
      nonce={useContext(Nonce)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build time
      dangerouslySetInnerHTML={{ __html: deskIsland }}
    />
  );
}
