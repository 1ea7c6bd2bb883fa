import type { Element } from "#functions/naming/facts/characters/character.ts";
import { packageTexts } from "../packages/pinned-packages.ts";

const CODES: Readonly<Record<string, Element>> = { a: "金", b: "木", c: "水", d: "火", e: "土" };

/** cnchar-info's elements (五行) by character; where it prints a dash the character is left out. */
export async function readElements(): Promise<ReadonlyMap<string, Element>> {
  const [text = ""] = await packageTexts("cnchar-info", ["cnchar.info.min.js"]);
  if (!text.includes('{"a":"金","b":"木","c":"水","d":"火","e":"土","f":"-"}')) {
    throw new Error("cnchar-info codes its elements otherwise than expected");
  }
  const elements = new Map<string, Element>();
  // Each entry is "字":"<how it is built><element><zhuyin>".
  for (const [, char = "", code = ""] of text.matchAll(/"(\p{Script=Han})":"[a-f]([a-f])/gu)) {
    const element = CODES[code];
    if (element !== undefined) elements.set(char, element);
  }
  return elements;
}
