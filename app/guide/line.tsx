import { Link } from "../document/link.tsx";
import { type Span, spansOf } from "./spans.ts";

/** Keeps a number and what it counts on one line: 8 个, 11 月. */
const tied = (text: string): string => text.replaceAll(/(?<=\d) (?=\p{Script=Han})/gu, "\u{a0}");

/** A line of an article, drawn. What is quoted from others says so in the markup: it is not the site's own word. */
export function Line({ text }: { text: string }) {
  return (
    <>
      {spansOf(text).map((span, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never move
        <Piece key={at} span={span} />
      ))}
    </>
  );
}

function Piece({ span }: { span: Span }) {
  switch (span.kind) {
    case "text":
      return <>{tied(span.text)}</>;
    case "strong":
      return <b>{span.text}</b>;
    case "quoted":
      return <span data-quoted="">{`“${span.text}”`}</span>;
    case "latin":
      return <span lang="en">{span.text}</span>;
    case "simplified":
      return <span lang="zh-Hans">{span.text}</span>;
    case "link":
      return span.href.startsWith("/") ? (
        <Link to={span.href}>{span.text}</Link>
      ) : (
        <a href={span.href} rel="noopener">
          {span.text}
        </a>
      );
  }
}
