import { cantonese } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import {
  type BareJyutping,
  jyutping,
  jyutpingSyllables,
} from "#functions/naming/facts/sound/cantonese/jyutping.ts";
import { ears } from "#generated/ears.ts";
import type { Ear } from "./matches.ts";
import { codesBy, noCodes, openCantonese, openWords } from "./open-words.ts";
import { foldOf, KINDS, readWords, TONES, WordBlock } from "./word-block.ts";

const SYLLABLE = /[a-z]+[1-6]/g;

/**
 * Two syllables of Cantonese make many a written word that nobody says (尸魂, 逆臣): only its own words are grave where they
 * are so short. Those of its own that are light are as good as jeers: a schoolyard does not mind tones.
 */
const [GRAVE, LIGHT, JEER] = [KINDS.indexOf("grave"), KINDS.indexOf("light"), KINDS.indexOf("jeer")];

let ear: Ear | undefined;

/** Cantonese as it is heard: its own words, and all the others as the table of characters reads them; laid out at the first call. */
export function cantoneseEar(): Ear {
  ear ??= open();
  return ear;
}

function open(): Ear {
  const fold = foldOf(jyutpingSyllables().values(), lazyKey);
  const otherwise = ears.cantoneseOtherwise.split("\n").map((line) => line.split(" "));
  const byTable = tableCodes(ears.chars);
  const asSpoken = spokenCodes(byTable);
  const own = openCantonese();
  const blocks = openWords().map(({ kinds, length, units }, at) => {
    const some = otherwise.filter(([text = ""]) => text.length === length);
    const texts = some.map(([text]) => text).join("");
    const plain = own[at] ?? { length, units: new Uint16Array(), kinds: new Uint8Array() };
    const ownKinds = [...plain.kinds, ...some.map((row) => Number(row[2]))];
    const words = {
      length,
      units: joined(
        units,
        plain.units,
        Uint16Array.from(texts, (char) => char.charCodeAt(0)),
      ),
      kinds: Uint8Array.from([
        ...kinds.map((kind) => (length === 2 && kind === GRAVE ? LIGHT : kind)),
        ...ownKinds.map((kind) => (length === 2 && kind === LIGHT ? JEER : kind)),
      ]),
    };
    const codes = some.flatMap((row) => codesOf(row[1] ?? ""));
    const all = joined(codesBy(units, byTable), codesBy(plain.units, asSpoken), Uint16Array.from(codes));
    return new WordBlock(readWords(words, all, fold), fold);
  });
  return { blocks, fold, sameTone: (word, name) => word === name };
}

function joined(...parts: readonly Uint16Array[]): Uint16Array {
  const whole = new Uint16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function tableCodes(chars: string): Uint16Array {
  const codes = noCodes();
  for (const char of chars) {
    const reading = cantonese(char);
    if (reading !== undefined) codes[char.charCodeAt(0)] = codeOf(reading);
  }
  return codes;
}

/** How words of Cantonese alone read their characters: by the table, where nothing else is said. */
function spokenCodes(byTable: Uint16Array): Uint16Array {
  const codes = byTable.slice();
  const chars = openCantonese().flatMap(({ units }) => [...units]);
  for (const unit of chars) {
    const reading = cantonese(String.fromCharCode(unit));
    if (reading !== undefined) codes[unit] = codeOf(reading);
  }
  for (const each of ears.cantoneseReadings.split(" ")) codes[each.charCodeAt(0)] = codeOf(each.slice(1));
  return codes;
}

const codesOf = (reading: string): number[] => Array.from(reading.matchAll(SYLLABLE), ([one]) => codeOf(one));

function codeOf(reading: string): number {
  const { id, tone } = jyutping(reading);
  return id * TONES + tone;
}

/** What lazy sounds (懒音) make one: n and l, ng- and none, gw and g before o, m and ng alone, -ng and -n, -k and -t. */
function lazyKey({ initial, final }: BareJyutping): string {
  if (final === "m" || (final === "ng" && initial === "")) return "ng";
  return `${lazyInitial(initial, final)} ${final
    .replace(/^(a|aa|o|oe|eo)ng$/, "$1n")
    .replace(/^(a|aa|o)k$/, "$1t")
    .replace(/^oen$/, "eon")}`;
}

function lazyInitial(initial: string, final: string): string {
  if (initial === "n") return "l";
  if (initial === "ng") return "";
  return final.startsWith("o") ? initial.replace("w", "") : initial;
}
