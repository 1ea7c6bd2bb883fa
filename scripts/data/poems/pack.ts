import {
  ASIDE,
  GOOD_UNIT,
  HEAD_FIELDS,
  POEM_END,
  SOUR_UNIT,
} from "#functions/naming/facts/poems/corpus/corpus-format.ts";
import type { RawPoem } from "./raw-poem.ts";
import type { Piece } from "./units.ts";

/** A poem ready to be written: each printed line in pieces, each piece with its mood. */
export interface BuiltPoem {
  poem: RawPoem;
  fame: number;
  lines: readonly (readonly (Piece & { good: boolean })[])[];
}

const RESERVED = new RegExp(`[\\n\\t\\${GOOD_UNIT}\\${SOUR_UNIT}${ASIDE}${POEM_END}]`);

/** Writes the corpus as `corpus-format.ts` describes it; throws where a text holds one of its marks. */
export function pack(poems: readonly BuiltPoem[]): string {
  const heads = poems.map(({ poem, fame }) =>
    HEAD_FIELDS.map((field) => (field === "fame" ? `${fame}` : poem[field])),
  );
  const body = poems.map(({ lines }) => `${lines.map(lineOf).join("\n")}${POEM_END}`);
  return `${heads.map((fields) => fields.join("\t")).join("\n")}\n\n${body.join("")}`;
}

function lineOf(pieces: BuiltPoem["lines"][number]): string {
  let kind = "";
  let out = "";
  for (const piece of pieces) {
    if (RESERVED.test(piece.text)) throw new Error(`A mark of the format stands in the text: ${piece.text}`);
    const mark = !piece.quotable ? ASIDE : piece.good ? GOOD_UNIT : SOUR_UNIT;
    out += mark === ASIDE && kind === ASIDE ? piece.text : mark + piece.text;
    kind = mark;
  }
  return out;
}
