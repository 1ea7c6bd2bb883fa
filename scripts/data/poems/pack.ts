import {
  APART_BIT,
  ASIDE,
  BESIDE_BIT,
  GOOD_UNIT,
  HEAD_FIELDS,
  POEM_END,
  SOUR_UNIT,
} from "#functions/naming/facts/poems/corpus/corpus-format.ts";
import { bookOf } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { citableIn } from "./cut/citable.ts";
import { rhythmOf } from "./cut/rhythm.ts";
import type { WordGains } from "./cut/word-gains.ts";
import type { RawPoem } from "./raw-poem.ts";
import type { Piece } from "./units.ts";

/** A poem ready to be written: each printed line in pieces, each piece with its mood. */
export interface BuiltPoem {
  poem: RawPoem;
  fame: number;
  lines: readonly (readonly (Piece & { good: boolean })[])[];
}

const RESERVED = new RegExp(`[\\n\\t\\${GOOD_UNIT}\\${SOUR_UNIT}${ASIDE}${POEM_END}]`);

/** The corpus as it is shipped: its text, and what a name may take from each place of the text's body. */
export interface PackedCorpus {
  text: string;
  places: Uint8Array;
}

/** Writes the corpus as `corpus-format.ts` describes it; throws where a text holds one of its marks. */
export function pack(poems: readonly BuiltPoem[], gains: WordGains): PackedCorpus {
  const heads = poems.map(({ poem, fame }) =>
    HEAD_FIELDS.map((field) => (field === "fame" ? `${fame}` : poem[field])),
  );
  const body = poems.map(({ lines }) => `${lines.map(lineOf).join("\n")}${POEM_END}`).join("");
  return {
    text: `${heads.map((fields) => fields.join("\t")).join("\n")}\n\n${body}`,
    places: placesOf(poems, body, gains),
  };
}

/** Two bits a UTF-16 unit of the body, four units a byte, the lowest bits first; none where a sentence is not fair. */
function placesOf(poems: readonly BuiltPoem[], body: string, gains: WordGains): Uint8Array {
  const places = new Uint8Array((body.length + 3) >> 2);
  let from = 0;
  for (const { poem, lines } of poems) {
    const points = bookOf(poem.book)?.points;
    for (const { text, quotable, good } of lines.flat()) {
      if (!quotable || !good || points === undefined) continue;
      let at = body.indexOf(GOOD_UNIT + text, from) + GOOD_UNIT.length;
      if (at < from + GOOD_UNIT.length) throw new Error(`the body has lost a sentence: ${text}`);
      from = at;
      const characters = [...text];
      citableIn(text, rhythmOf(poem.book), gains).forEach(({ beside, apart }, place) => {
        const bits = (beside ? BESIDE_BIT : 0) | (apart && points.line > 0 ? APART_BIT : 0);
        places[at >> 2] = (places[at >> 2] ?? 0) | (bits << ((at & 3) << 1));
        at += characters[place]?.length ?? 1;
      });
    }
  }
  return places;
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
