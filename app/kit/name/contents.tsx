import type { ReactNode } from "react";
import type { Bill } from "#functions/contract/names/name-card.ts";
import { DrawnName } from "./drawn-name.tsx";

/** A heading of the page: its id, and what the contents call it. */
export type Heading = readonly [id: string, title: string];

interface ContentsProps {
  name: string;
  bill: Bill;
  headings: readonly Heading[];
  /** What the two halves of the bill come to, where the page has room for it. */
  halves?: string;
}

/** The contents of a page about one name (本页内容), pinned beside it on a wide screen. */
export function Contents({ name, bill, headings, halves = "" }: ContentsProps) {
  return (
    <HeadingLinks headings={headings}>
      <div className="head">
        <p>
          <DrawnName text={name} />
        </p>
        <p>
          <b className="num">{bill.total}</b> 分
        </p>
      </div>
      {halves !== "" && <p className="sm">{halves}</p>}
    </HeadingLinks>
  );
}

interface HeadingLinksProps {
  headings: readonly Heading[];
  /** What stands above the links. */
  children?: ReactNode;
}

/** Links to the headings of a page, pinned beside it on a wide screen. */
function HeadingLinks({ headings, children }: HeadingLinksProps) {
  return (
    <nav className="pin stick" aria-label="本页内容">
      {children}
      {headings.map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
