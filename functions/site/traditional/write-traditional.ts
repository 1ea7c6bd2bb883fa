import type { SiteEnv } from "../env.ts";
import { type Converter, converter, parseForms } from "./forms.ts";

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
const SAID = [
  ...["aria-label", "title", "placeholder", "alt", "label", "content"],
  ...["data-say", "data-wait", "data-slow", "data-fail", "data-failed", "data-cancel"],
];

/** Where nothing is rewritten: what is typed, what a machine reads, and what says in which writing it is. */
const KEPT = ["textarea", "style", "code", "pre", "[lang]:not(html)"];

let known: Promise<Converter> | undefined;

/**
 * A page as it leaves the site, written in traditional script (繁體): its text, what is read out, and the words of our
 * own scripts. What is marked as no word of a language (`translate="no"`) is a name: it is written by the forms of
 * names, whole by `data-name` where its characters stand apart. Where the table of forms cannot be had, the page stays
 * as it is.
 */
export async function writeTraditional(answer: Response, env: SiteEnv): Promise<Response> {
  known ??= load(env);
  try {
    return rewriter(await known).transform(answer);
  } catch (error) {
    known = undefined;
    console.error(JSON.stringify({ at: "traditional", fault: error instanceof Error ? error.message : "" }));
    return answer;
  }
}

/** Names as such a page writes them, one for one; as they are where the table cannot be had. */
export async function traditionalNames(names: readonly string[], env: SiteEnv): Promise<readonly string[]> {
  known ??= load(env);
  return known.then(
    ({ name }) => names.map(name),
    () => names,
  );
}

async function load({ ASSETS }: SiteEnv): Promise<Converter> {
  const file = await ASSETS.fetch(new Request("https://assets.invalid/writing/traditional.txt"));
  if (!file.ok) throw new Error(`writing/traditional.txt: ${file.status}`);
  return converter(parseForms(await file.text()));
}

function rewriter({ prose, name }: Converter): HTMLRewriter {
  let kept = 0;
  /** The names that the reader is in, inmost last: what is left of one whose characters stand apart. */
  const names: string[][] = [];
  const write = (text: string): string => {
    const left = names.at(-1);
    if (left === undefined) return prose(text);
    return left.length === 0 ? name(text) : text.replace(/\p{Script=Han}/gu, (char) => left.shift() ?? char);
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
  reader.on('[translate="no"]', {
    element(tag) {
      names.push([...name(tag.getAttribute("data-name") ?? "")]);
      tag.onEndTag(() => {
        names.pop();
      });
    },
  });
  for (const attribute of SAID) {
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
