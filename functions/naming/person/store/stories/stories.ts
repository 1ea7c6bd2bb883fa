import { besideStories } from "./beside.ts";
import { STORIES } from "./texts.ts";

/**
 * What a given name says as a whole (名字的意思), one or two sentences of our own writing without the last 。, or undefined where
 * nobody has written it. Only its own line is looked for.
 */
export function storyOf(given: string): string | undefined {
  for (const text of STORIES) {
    const line = restOf(text, `\n${given} `);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** The same, written for one quotation of the name: that of a piece whose title has the words behind the name's `@`. */
export function storyWrittenFor(given: string, title: string): string | undefined {
  const own = `\n${given}@`;
  for (let at = besideStories.indexOf(own); at >= 0; at = besideStories.indexOf(own, at + 1)) {
    const [words = "", story] = (restOf(besideStories, own, at) ?? "").split(" ");
    if (title.includes(words)) return story;
  }
  return undefined;
}

function restOf(text: string, start: string, from = 0): string | undefined {
  const at = text.indexOf(start, from);
  if (at < 0) return undefined;
  return text.slice(at + start.length, text.indexOf("\n", at + start.length));
}
