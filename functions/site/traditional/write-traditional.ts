import type { SoundSystem } from "#app/kit/cookies/view-cookie.server.ts";
import { faultLine, say } from "#functions/contract/watch/log.ts";
import type { SiteEnv } from "#functions/site/env.ts";
import { type Converter, converter, parseForms } from "./forms.ts";
import { Markup } from "./markup.ts";
import { type PageNames, writtenNames } from "./page-names.ts";
import { pageWriter } from "./page-writer.ts";
import { soundWriter } from "./sounds.ts";

let known: Promise<Converter> | undefined;

/**
 * A page as it leaves the site, written in traditional script (繁體): its text, what is read out, and the words of our
 * own scripts. `spoken` has the names and quotations of the page's answers: everywhere they get their
 * own forms (page-writer.ts). Where the table of forms cannot be had, the page stays as it is.
 */
export async function writeTraditional(
  answer: Response,
  env: SiteEnv,
  spoken: PageNames,
  system: SoundSystem,
): Promise<Response> {
  try {
    const sounds = await soundWriter(system, env, (name) => spoken.names.get(name) ?? "");
    const page = new Markup(pageWriter(await theConverter(env), spoken, sounds));
    return new Response(answer.body && rewritten(answer.body, page), answer);
  } catch (error) {
    say({ at: "traditional", fault: faultLine(error) });
    return answer;
  }
}

/** A stream of a page, written anew as it comes; whoever leaves ends the reading. */
function rewritten(body: ReadableStream<Uint8Array>, page: Markup): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(out) {
      for (;;) {
        const { done, value } = await reader.read();
        const text = done
          ? page.push(decoder.decode()) + page.end()
          : page.push(decoder.decode(value, { stream: true }));
        if (text !== "") out.enqueue(encoder.encode(text));
        if (done) out.close();
        if (done || text !== "") return;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
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

/** Is the table of forms at hand? */
export const hasForms = (env: SiteEnv): Promise<boolean> =>
  theConverter(env).then(
    () => true,
    () => false,
  );

/** The table, read once an isolate, and again by whoever asks next where it could not be had. */
async function theConverter(env: SiteEnv): Promise<Converter> {
  known ??= load(env);
  return known.catch((error: unknown) => {
    known = undefined;
    throw error;
  });
}

async function load({ ASSETS }: SiteEnv): Promise<Converter> {
  const file = await ASSETS.fetch(new Request("https://assets.invalid/writing/traditional.txt"));
  if (!file.ok) throw new Error(`writing/traditional.txt: ${file.status}`);
  return converter(parseForms(await file.text()));
}
