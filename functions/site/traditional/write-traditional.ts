import type { SoundSystem } from "#app/kit/cookies/view-cookie.server.ts";
import { faultLine, say } from "#functions/contract/watch/log.ts";
import type { SiteEnv } from "#functions/site/env.ts";
import { type Converter, converter, parseForms } from "./forms.ts";
import { type PageNames, type WrittenNames, writtenNames } from "./page-names.ts";
import { type SoundWriter, soundWriter } from "./sounds.ts";

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

/** Elements that are not rewritten: typed text, text for machines, and text that names its own language. */
const KEPT = ["textarea", "style", "code", "pre", "[lang]:not(html)"];

/** The signs of a whole name or passage that its parts take one for one: characters and quotation marks. */
const WRITTEN_APART = /\p{Script=Han}|[“”「」]/gu;

let known: Promise<Converter> | undefined;

/**
 * A page as it leaves the site, written in traditional script (繁體): its text, what is read out, and the words of our
 * own scripts. `spoken` has the names and quotations of the page's answers: everywhere they get their
 * own forms. So do elements that are marked as a name (`translate="no"`) and those marked as a passage of
 * a classic (`data-verse`), the whole by `data-name` and `data-verse` where its characters stand apart. Where the table
 * of forms cannot be had, the page stays as it is.
 */
export async function writeTraditional(
  answer: Response,
  env: SiteEnv,
  spoken: PageNames,
  system: SoundSystem,
): Promise<Response> {
  try {
    const sounds = await soundWriter(system, env, (name) => spoken.names.get(name) ?? "");
    return rewriter(await theConverter(env), spoken, sounds).transform(answer);
  } catch (error) {
    known = undefined;
    say({ at: "traditional", fault: faultLine(error) });
    return answer;
  }
}

/** Names as a page in traditional script has them, in their order; unchanged without the table of forms. */
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

/** A text outside of pages in traditional script; unchanged where the table of forms cannot be had. */
export async function traditionalWords(text: string, env: SiteEnv): Promise<string> {
  return theConverter(env).then(
    ({ prose }) => prose(text),
    () => text,
  );
}

/** A passage of a classic as a page in traditional script has it, by its source's title; unchanged without the table. */
export async function traditionalVerse(text: string, title: string, env: SiteEnv): Promise<string> {
  return theConverter(env).then(
    ({ verse }) => verse(text, title),
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

/** A reader of 繁體 has another yuan: ours is said by its name (人民币), in whole amounts and where a number stands before. */
const inRenminbi = (text: string): string => text.replaceAll(/(?<=\d|^) 元(?!人民)/gu, " 元人民币");

function rewriter(by: Converter, spoken: PageNames, sounds: SoundWriter | null): HTMLRewriter {
  let kept = 0;
  /** The names and passages around the reader's place, inmost last; `left`: signs of one not yet used. */
  const wholes: { write: (text: string) => string; left: string[] }[] = [];
  const written = namesAsTheyCome(spoken, by);
  const name = (text: string) => written().whole.get(text) ?? by.name(text);
  const prose = (text: string) => by.prose(inRenminbi(text), written());
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
  const sounding = sounds === null ? () => false : watchSounds(reader, sounds);
  return reader.onDocument({
    text(part) {
      if (kept > 0) return;
      node += part.text;
      if (!part.lastInTextNode) {
        part.remove();
        return;
      }
      const sound = sounding() ? sounds?.write(node) : sounds?.see(node);
      part.replace(sound ?? write(sounds?.prose(node) ?? node), { html: true });
      node = "";
    },
  });
}

/** Tells the writer of sounds where names begin; the answer says whether the reader stands in a sound. */
function watchSounds(reader: HTMLRewriter, sounds: SoundWriter): () => boolean {
  let depth = 0;
  const begin = (tag: Tag) => sounds.name(tag.getAttribute("data-name"));
  reader.on("h3", { element: begin }).on("[data-name]", { element: begin });
  reader.on("rt, h3 small, .sounds", {
    element(tag) {
      depth += 1;
      tag.onEndTag(() => {
        depth -= 1;
      });
    },
  });
  return () => depth > 0;
}

/** The written names of a page, made again whenever a further answer has brought new ones. */
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
