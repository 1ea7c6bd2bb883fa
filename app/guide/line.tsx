import { Link } from "#app/kit/prose/link.tsx";
import { type Span, spansOf } from "./spans.ts";

const DATE = /\d{4} 年 \d+ 月 \d+ 日/g;
/** The space in 8 个 and in 第 45. */
const TIE = /(?<=\d) (?=\p{Script=Han})|(?<=第) (?=\d)/gu;
/** The place in 八成 where a line would break. */
const TENTHS = /(?<=[一二三四五六七八九])(?=成)/gu;

/** The space behind the full stop of words that open a line: the stop is wide enough. */
const OPENER = /(?<=。\*\*) /gu;
/** Strong words so short (据典, 民俗) stay on one line. */
const SHORT = 4;

/** Keeps a date, and a number with its unit, on one line. */
export const tied = (text: string): string =>
  text
    .replaceAll(DATE, (date) => date.replaceAll(" ", "\u{a0}"))
    .replaceAll(TIE, "\u{a0}")
    .replaceAll(TENTHS, "\u{2060}");

/** Draws a line of an article. Quotations from others are marked: they are not the site's own words. */
export function Line({ text }: { text: string }) {
  return (
    <>
      {spansOf(text.replaceAll(OPENER, "")).map((span, at) => (
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
      return <b className={span.text.length > SHORT ? undefined : "nb"}>{span.text}</b>;
    case "quoted":
      return (
        <span data-quoted="">
          “<span className="nb">{span.text}</span>”
        </span>
      );
    case "latin":
      return (
        <span className="nb" lang="en">
          {span.text}
        </span>
      );
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
