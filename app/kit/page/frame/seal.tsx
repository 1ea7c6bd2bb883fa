import { SEAL_CHARACTER, SEAL_EDGE } from "#app/kit/glyphs/seal-paths.ts";

/** The seal (印): the character 名 in white on cinnabar. Once a screen, in the header. */
export function Seal() {
  return (
    <svg className="seal" viewBox="0 0 160 160" aria-hidden="true">
      <path fill="#A3302A" d={SEAL_EDGE} />
      <path
        fill="none"
        stroke="#FFFDF8"
        strokeWidth="3.5"
        d="M17 18q62-3 126 0 2 62-1 125-62 2-124 0-3-62-1-125z"
      />
      <path fill="#FFFDF8" transform="translate(24 25) scale(.93)" d={SEAL_CHARACTER} />
    </svg>
  );
}
