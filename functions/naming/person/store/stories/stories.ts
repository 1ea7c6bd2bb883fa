import { STORIES } from "./texts.ts";

/**
 * What a given name says as a whole (名字的意思), one or two sentences of our own writing without the last 。, or undefined where
 * nobody has written it. Only its own line is looked for.
 */
export function storyOf(given: string): string | undefined {
  for (const text of STORIES) {
    const start = text.indexOf(`\n${given} `);
    if (start < 0) continue;
    const from = start + given.length + 2;
    return text.slice(from, text.indexOf("\n", from));
  }
  return undefined;
}
