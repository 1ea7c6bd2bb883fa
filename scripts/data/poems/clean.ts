import type { RawPoem } from "./raw-poem.ts";
import { dynastyOf, usualNames } from "./words/authors.ts";
import { corrections } from "./words/corrections.ts";
import { modernForms } from "./words/modern-forms.ts";

/** Marks as they are written in the package, and as they are printed. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/[0-9A-Za-z\u00c0-\u02af⑴-⒇…—]/g, ""],
  [/["\u3100-\u312f]/g, ""],
  [/「/g, "“"],
  [/」/g, "”"],
  [/『/g, "‘"],
  [/』/g, "’"],
  [/,/g, "，"],
  [/\?/g, "？"],
  [/!/g, "！"],
  [/[:∶]/g, "："],
  [/;/g, "；"],
  [/</g, "《"],
  [/>/g, "》"],
  [/[．.]/g, "。"],
  [/\[[^\]]*\]/g, "□"],
  [/(.)々/g, "$1$1"],
  [/》、《/g, "》《"],
  [/([，：。])，/g, "$1"],
  [/，([。？！])/g, "$1"],
];

/**
 * The poem as it is printed: editors' notes (一作 …, 通 …) and blanks out, one set of punctuation, reviewed
 * corrections applied, lines that the package broke in the middle joined, every line closed by a mark.
 */
export function clean(poem: RawPoem): RawPoem {
  let text = poem.lines.join("\n").replace(/[（(][^（()）]*[）)]/g, "");
  text = text.replace(/[ \t\u3000\r]/g, "");
  for (const [mark, printed] of marks) text = text.replace(mark, printed);
  if (!poem.prose) text = modernForms(text);
  for (const { from, to } of corrections[`${poem.book}-${poem.number}`] ?? []) {
    if (!text.includes(from)) throw new Error(`${poem.title}: the correction of «${from}» finds nothing`);
    text = text.replaceAll(from, to);
  }
  text = text.replace(/，\n/g, "，").replace(/\n+([。？！，])/g, "$1");
  const lines = text.split("\n").filter((line) => line !== "");
  const author = usualNames[poem.author] ?? poem.author;
  const title = poem.title.replace(/谢[脁眺]/, "谢朓");
  const dynasty = dynastyOf[author] ?? poem.dynasty;
  return { ...poem, author, title, dynasty, lines: lines.map(closed).map(withoutLoneQuotes) };
}

/** A line with its last mark: the package drops some at the ends of couplets. */
function closed(line: string): string {
  if (/[。？！；：，]$/.test(line)) return line.replace(/，$/, "。");
  return /[”’》。？！；]$/.test(line) ? line : `${line}。`;
}

/** Speech marks without a partner in their line are dropped where the line has only one. */
function withoutLoneQuotes(line: string): string {
  const double = line.match(/[“”]/g) ?? [];
  const single = line.match(/[‘’]/g) ?? [];
  let out = line;
  if (double.length === 1) out = out.replace(/[“”]/, "");
  if (single.length === 1) out = out.replace(/[‘’]/, "");
  return out;
}
