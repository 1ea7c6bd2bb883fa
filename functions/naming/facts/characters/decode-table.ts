import type { Character, Element } from "./character.ts";

/** The generated table, opened. A character is decoded when asked for, as a Worker pays for it cold. */
export interface CharacterTable {
  readonly size: number;
  /** The character at an index of the standard's order, 0 to size − 1; each is decoded once. */
  readonly at: (index: number) => Character;
  /** Index of a character, −1 where the table has none. */
  readonly indexOf: (char: string) => number;
}

const ELEMENTS: readonly Element[] = ["木", "火", "土", "金", "水"];
const READING_WIDTH = 7;

/** Opens the generated table; table.ts says how it is written. */
export function openTable(table: string, firstReadings: string): CharacterTable {
  const lines = table.trim().split("\n");
  const decode = decoder(lines, firstReadings);
  const chars = lines[0] ?? "";
  const farIndex = new Map([...exceptions(lines[6])].map(([index, char]) => [char, index]));
  const decoded: (Character | undefined)[] = Array(chars.length).fill(undefined);
  return {
    size: chars.length,
    at(index) {
      const known = decoded[index] ?? decode(index);
      decoded[index] = known;
      return known;
    },
    indexOf: (char) => (char.length === 1 && char !== "*" ? chars.indexOf(char) : (farIndex.get(char) ?? -1)),
  };
}

function decoder(lines: readonly string[], firstReadings: string): (index: number) => Character {
  const [chars = "", forms = "", strokes = "", radicals = "", elements = "", brush = ""] = lines;
  const [farChars, farForms, furtherReadings, disputes] = lines.slice(6).map(exceptions);
  return (index) => {
    const char = farChars?.get(index) ?? chars.charAt(index);
    const form = farForms?.get(index) ?? forms.charAt(index);
    const traditional = form === "-" ? char : form;
    const count = strokes.charCodeAt(index) - 0x30;
    const element = elements.charCodeAt(index) - 0x30;
    const first = firstReadings.slice(index * READING_WIDTH, (index + 1) * READING_WIDTH).trimEnd();
    const further = furtherReadings?.get(index);
    const dispute = disputes?.get(index);
    const character = {
      char,
      traditional,
      strokes: count,
      brushStrokes: brush.charCodeAt(index) - 0x30,
      radical: radicals.charCodeAt(index) - 0x2eff,
      element: ELEMENTS[element % 5] ?? "土",
      elementBy: element < 5 ? ("table" as const) : ("rule" as const),
      level: levelOf(index),
      readings: further === undefined ? [first] : [first, ...further.split(",")],
    };
    return dispute === undefined
      ? character
      : { ...character, disputed: disputeInWords(dispute, traditional, count) };
  };
}

function levelOf(index: number): Character["level"] {
  if (index < 3500) return 1;
  return index < 6500 ? 2 : 3;
}

/** `index!text index!text …` by index. */
function exceptions(line = ""): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const entry of line.split(" ")) {
    const mark = entry.indexOf("!");
    texts.set(Number(entry.slice(0, mark)), entry.slice(mark + 1));
  }
  return texts;
}

/** `!7` another count, `!於8` another form and its count, `!` no number known. */
function disputeInWords(dispute: string, traditional: string, strokes: number): string {
  const [, other = "", count = ""] = /^!(\D*)(\d*)$/.exec(dispute) ?? [];
  if (other !== "") return `按「${traditional}」计 ${strokes} 画；也有人按「${other}」计 ${count} 画`;
  if (count !== "") return `按康熙部首计 ${strokes} 画；也有笔画表作 ${count} 画`;
  return `按康熙部首计 ${strokes} 画；各家笔画表不一`;
}
