/**
 * A piece of a line: plain, strong, quoted from others (引述, not our own words), in Latin letters, a character as
 * simplified script writes it, or a link.
 */
export type Span =
  | { kind: "text" | "strong" | "quoted" | "latin" | "simplified"; text: string }
  | { kind: "link"; text: string; href: string };

const MARKED = /\*\*(.+?)\*\*|\[\[(.+?)\]\]|`(.+?)`|\[([^[\]]+)\]\(([^()\s]+)\)/g;
/** Addresses that become links: paths of this site and https. Of any other link only its words are shown. */
const LEADS_ON = /^(?:\/(?![/\\])|https:\/\/)/;

/**
 * The pieces of one line of an article: `**strong**`, `[[quoted]]`, `[words](address)`, and in backquotes what stays as
 * it is written.
 */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const plain = (to: number) => {
    if (to > at) spans.push({ kind: "text", text: line.slice(at, to) });
  };
  for (const match of line.matchAll(MARKED)) {
    plain(match.index);
    at = match.index + match[0].length;
    const [, strong, quoted, exact, text = "", href = ""] = match;
    if (strong !== undefined) spans.push({ kind: "strong", text: strong });
    else if (quoted !== undefined) spans.push({ kind: "quoted", text: quoted });
    else if (exact !== undefined) {
      spans.push({ kind: /\p{Script=Han}/u.test(exact) ? "simplified" : "latin", text: exact });
    } else if (LEADS_ON.test(href)) spans.push({ kind: "link", text, href });
    else spans.push({ kind: "text", text });
  }
  plain(line.length);
  return spans;
}
