import * as v from "valibot";
import { say } from "#functions/contract/watch/log.ts";
import { type Stroke, type StrokedCharacter, StrokeFile, strokeFile } from "./stroke-file.ts";

/** The strokes of characters, as far as there are any; of a character that the source does not know, none. */
export type FindStrokes = (chars: readonly string[]) => Promise<StrokedCharacter[]>;

/** Finds strokes among the site's assets. A fault leaves a page without them, and the log does not say of which character. */
export function findStrokes(assets: { fetch(request: Request): Promise<Response> }): FindStrokes {
  return async (chars) => {
    const files = [...new Set(chars.map(strokeFile))];
    const read = await Promise.all(files.map((file) => readFile(assets, file).catch(missed)));
    const all = new Map(read.flatMap((strokes) => Object.entries(strokes)));
    return [...new Set(chars)].flatMap((char) => {
      const strokes = all.get(char);
      return strokes === undefined ? [] : [{ char, strokes }];
    });
  };
}

async function readFile(
  assets: { fetch(request: Request): Promise<Response> },
  file: string,
): Promise<Record<string, Stroke[]>> {
  const answer = await assets.fetch(new Request(new URL(file, "https://assets.invalid")));
  if (answer.status === 404) return {};
  if (!answer.ok) throw new Error(`an asset answered ${answer.status}`);
  return v.parse(StrokeFile, await answer.json()).strokes;
}

function missed(error: unknown): Record<string, Stroke[]> {
  say({ at: "glyphs", fault: error instanceof Error ? error.name : "unknown" });
  return {};
}
