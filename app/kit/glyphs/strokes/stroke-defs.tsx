import { STROKE_BOX, type StrokedCharacter } from "./stroke-file.ts";

/** White around the square of a character: some strokes go to its edge. */
export const STROKE_EDGE = 32;
export const STROKE_VIEW = `${-STROKE_EDGE} ${-STROKE_EDGE} ${STROKE_BOX + 2 * STROKE_EDGE} ${STROKE_BOX + 2 * STROKE_EDGE}`;

/** Ids of what a page draws of a character: one stroke, all strokes up to one, and the stroke as a mask of the pen. */
const idOf = (kind: "s" | "w" | "c") => (char: string, at: number) =>
  `${kind}${(char.codePointAt(0) ?? 0).toString(36)}-${at}`;
export const strokeId = idOf("s");
export const writtenId = idOf("w");
export const maskId = idOf("c");

/** The strokes of a page's characters, each once, for everything on the page to use. */
export function StrokeDefs({ characters }: { characters: readonly StrokedCharacter[] }) {
  return (
    <svg aria-hidden="true" width="0" height="0">
      <defs>
        {characters.map(({ char, strokes }) =>
          strokes.map(([outline], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is known by its place
            <StrokeDef key={`${char}${at}`} char={char} at={at} outline={outline} />
          )),
        )}
      </defs>
    </svg>
  );
}

function StrokeDef({ char, at, outline }: { char: string; at: number; outline: string }) {
  const id = strokeId(char, at);
  return (
    <>
      <path id={id} d={outline} />
      <g id={writtenId(char, at)}>
        {at > 0 && <use href={`#${writtenId(char, at - 1)}`} />}
        <use href={`#${id}`} />
      </g>
      <clipPath id={maskId(char, at)}>
        <use href={`#${id}`} />
      </clipPath>
    </>
  );
}
