import type { ReactNode } from "react";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import { deskPages } from "./pages.ts";

interface DeskFrameProps {
  person: Person;
  /** The path of the page that is open; its label in the menu is marked. */
  at: string;
  title: string;
  children: ReactNode;
}

/** The frame of every page of the desk (工作台): its menu, by role, and who is there. */
export function DeskFrame({ person, at, title, children }: DeskFrameProps) {
  const pages = deskPages.filter(
    ({ roles, unlisted }) => unlisted !== true && roles.some((role) => person.roles.includes(role)),
  );
  return (
    <div className="desk">
      <nav className="sorts" aria-label="工作台">
        {pages.map(({ path, label }) => (
          <Link key={path} to={path} aria-current={path === at ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <h1>
        <Clauses text={title} />
      </h1>
      {children}
      <p className="sm">
        您是 <span translate="no">{person.email}</span>
        。<Clauses text="这里做的每件事都记在记录里，改不了，也删不掉。" />
      </p>
    </div>
  );
}
