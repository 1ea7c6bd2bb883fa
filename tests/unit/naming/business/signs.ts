import fc from "fast-check";
import { businessCharacters } from "#functions/naming/business/sign/characters.ts";

/** Any name of two to four of our characters, sensible or not. */
export function signs(least = 2, most = 4): fc.Arbitrary<string> {
  const chars = businessCharacters().map(({ char }) => char);
  return fc
    .array(fc.constantFrom(...chars), { minLength: least, maxLength: most })
    .map((picked) => picked.join(""));
}
