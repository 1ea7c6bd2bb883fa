import { SEAL_CHARACTER } from "#app/kit/glyphs/seal-paths.ts";

/** As it shows at the size of a line: the rough edge and the frame of the large seal would be lost, and cost each page 150 bytes. */
const EDGE = "M9 5q70-4 142 1 6 2 6 9 2 66-1 136-1 6-7 7-68 2-137-1-6-1-7-7-3-68-1-137 1-7 5-8z";

/** The seal (印): the character 名 in white on cinnabar. Once a screen, in the header. */
export function Seal() {
  return (
    <svg className="seal" viewBox="0 0 160 160" aria-hidden="true">
      <path fill="#A3302A" d={EDGE} />
      <path fill="#FFFDF8" transform="translate(24 25) scale(.93)" d={SEAL_CHARACTER} />
    </svg>
  );
}
