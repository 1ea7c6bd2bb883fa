import type { SiteEnv } from "#functions/site/env.ts";
import { type Converter, converter, parseForms } from "./forms.ts";
import { type PageNames, type WrittenNames, writtenNames } from "./page-names.ts";

interface Tag {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): unknown;
  onEndTag(handler: () => void): void;
}

interface TextPart {
  readonly text: string;
  readonly lastInTextNode: boolean;
  replace(content: string, options: { html: boolean }): unknown;
  remove(): unknown;
}

/** Workers' own reader of HTML. */
declare class HTMLRewriter {
  on(selector: string, handlers: { element(tag: Tag): void }): this;
  onDocument(handlers: { text(part: TextPart): void }): this;
  transform(answer: Response): Response;
}

/** Attributes that a visitor reads or hears; what was typed (`value`) and addresses stay as they are. */
const READ_ATTRIBUTES = [
  ...["aria-label", "title", "placeholder", "alt", "label", "content"],
  ...["data-say", "data-wait", "data-slow", "data-fail", "data-failed", "data-cancel"],
];

/** Where nothing is rewritten: what is typed, what a machine reads, and what says in which writing it is. */
const KEPT = ["textarea", "style", "code", "pre", "[lang]:not(html)"];

/** What of a whole stands in its parts, one for one: characters and quotation marks. */
const WRITTEN_APART = /\p{Script=Han}|[“”「」]/gu;

let known: Promise<Converter> | undefined;

/**
 * A page as it leaves the site, written in traditional script (繁體): its text, what is read out, and the words of our
 * own scripts. `spoken` says the names and quotations that the page speaks of: wherever they stand, they go by their own
 * forms. So does what is marked as no word of a language (`translate="no"`), a name, and what is marked as a passage of
 * a classic (`data-verse`), the whole by `data-name` and `data-verse` where its characters stand apart. Where the table
 * of forms cannot be had, the page stays as it is.
 */
export async function writeTraditional(answer: Response, env: SiteEnv, spoken: PageNames): Promise<Response> {
  try {
    return rewriter(await theConverter(env), spoken).transform(answer);
  } catch (error) {
    known = undefined;
    console.error(JSON.stringify({ at: "traditional", fault: error instanceof Error ? error.message : "" }));
    return answer;
  }
}

/** Names as such a page writes them, one for one; as they are where the table cannot be had. */
export async function traditionalNames(
  names: readonly string[],
  env: SiteEnv,
  spoken: PageNames,
): Promise<readonly string[]> {
  return theConverter(env).then(
    (by) => {
      const { whole } = writtenNames(spoken, by);
      return names.map((name) => whole.get(name) ?? by.name(name));
    },
    () => names,
  );
}

/** Words that leave the site by another way than a page; as they are where the table cannot be had. */
export async function traditionalWords(text: string, env: SiteEnv): Promise<string> {
  return theConverter(env).then(
    ({ prose }) => prose(text),
    () => text,
  );
}

async function theConverter(env: SiteEnv): Promise<Converter> {
  known ??= load(env);
  return known;
}

async function load({ ASSETS }: SiteEnv): Promise<Converter> {
  const file = await ASSETS.fetch(new Request("https://assets.invalid/writing/traditional.txt"));
  if (!file.ok) throw new Error(`writing/traditional.txt: ${file.status}`);
  return converter(parseForms(await file.text()));
}

function rewriter(by: Converter, spoken: PageNames): HTMLRewriter {
  let kept = 0;
  /** Names and passages that the reader is in, inmost last: how one is written, and what is left of it where it stands apart. */
  const wholes: { write: (text: string) => string; left: string[] }[] = [];
  const written = namesAsTheyCome(spoken, by);
  const name = (text: string) => written().whole.get(text) ?? by.name(text);
  const prose = (text: string) => by.prose(text, written());
  const write = (text: string): string => {
    const whole = wholes.at(-1);
    if (whole === undefined) return prose(text);
    if (whole.left.length === 0) return whole.write(text);
    return text.replace(WRITTEN_APART, (char) => whole.left.shift() ?? char);
  };
  let node = "";
  const reader = new HTMLRewriter().on("html", {
    element: (tag) => {
      tag.setAttribute("lang", "zh-Hant");
    },
  });
  for (const selector of KEPT) {
    reader.on(selector, {
      element(tag) {
        kept += 1;
        tag.onEndTag(() => {
          kept -= 1;
        });
      },
    });
  }
  const marked: [selector: string, whole: string, write: (text: string) => string][] = [
    ['[translate="no"]', "data-name", name],
    ["[data-verse]", "data-verse", (text) => by.verse(text, spoken.quotes.get(text))],
  ];
  for (const [selector, attribute, write] of marked) {
    reader.on(selector, {
      element(tag) {
        const whole = write(tag.getAttribute(attribute) ?? "");
        wholes.push({ write, left: whole.match(WRITTEN_APART) ?? [] });
        tag.onEndTag(() => {
          wholes.pop();
        });
      },
    });
  }
  for (const attribute of READ_ATTRIBUTES) {
    reader.on(`[${attribute}]`, {
      element: (tag) => {
        tag.setAttribute(attribute, prose(tag.getAttribute(attribute) ?? ""));
      },
    });
  }
  return reader.onDocument({
    text(part) {
      if (kept > 0) return;
      node += part.text;
      if (!part.lastInTextNode) {
        part.remove();
        return;
      }
      part.replace(write(node), { html: true });
      node = "";
    },
  });
}

/** The names of a page, which come to be known as its answers do. */
function namesAsTheyCome(spoken: PageNames, by: Converter): () => WrittenNames {
  let size = -1;
  let written = writtenNames(spoken, by);
  return () => {
    const now = spoken.names.size + spoken.quotes.size;
    if (now !== size) written = writtenNames(spoken, by);
    size = now;
    return written;
  };
}
