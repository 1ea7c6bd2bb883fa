/**
 * A printed line cut into quotable units (whole sentences) and asides: what introduces a speech and the marks
 * around it. Put together again, the pieces are the line, character by character.
 */
export interface Piece {
  text: string;
  quotable: boolean;
}

/** The fewest characters a quotation should have: shorter sentences are joined with the next one. */
const SHORT = 8;
/** Longer sentences of prose are cut at their semicolons; what is longer still is not quoted. */
const LONG = 40;
/** A sentence of prose below this says nothing alone (隐者也。). */
const SCANT = 6;

const SPEECH = /[^。！？；]*：(?=[“‘])|[“”‘’]+/;

/** Cuts a line of verse: sentences, the short ones joined, the last short one with the one before it. */
export function verseUnits(line: string): Piece[] {
  return joinShort(sentencesOf(line)).map((text) => ({ text, quotable: !text.endsWith("：") }));
}

/** Cuts a paragraph of prose; «子曰：“» and speech marks without a partner in their sentence become asides. */
export function proseUnits(line: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of splitSpeech(line)) {
    if (!part.quotable) pieces.push(part);
    else {
      const sentences = sentencesOf(part.text).flatMap((one) =>
        hanOf(one) > LONG ? atSemicolons(one) : [one],
      );
      for (const text of joinShort(sentences)) pieces.push({ text, quotable: worthQuoting(text) });
    }
  }
  return pieces;
}

/** Whole in itself: neither too scant nor too long, and not the opening of something that follows. */
function worthQuoting(text: string): boolean {
  const han = hanOf(text);
  return han >= SCANT && han <= LONG && !text.endsWith("：");
}

/** Introductions and speech marks apart from what is said; a pair of marks inside one sentence stays there. */
function splitSpeech(line: string): Piece[] {
  const pieces: Piece[] = [];
  let said = "";
  let rest = line;
  while (rest !== "") {
    const found = SPEECH.exec(rest);
    if (found === null) {
      said += rest;
      break;
    }
    const mark = found[0];
    const inner = /^[“‘][^“”‘’。！？：]{1,12}[”’](?![。！？])/.exec(rest.slice(found.index))?.[0];
    if (inner !== undefined && found.index + inner.length < rest.length) {
      said += rest.slice(0, found.index + inner.length);
      rest = rest.slice(found.index + inner.length);
      continue;
    }
    said += rest.slice(0, found.index);
    if (said !== "") pieces.push({ text: said, quotable: true });
    said = "";
    rest = rest.slice(found.index + mark.length);
    const tail = /^[，。；！？：、]+/.exec(rest)?.[0] ?? "";
    pieces.push({ text: mark + tail, quotable: false });
    rest = rest.slice(tail.length);
  }
  if (said !== "") pieces.push({ text: said, quotable: true });
  return pieces;
}

function sentencesOf(text: string): string[] {
  return text.match(/[^。！？]+[。！？]*|[。！？]+/g) ?? [];
}

function atSemicolons(sentence: string): string[] {
  return sentence.match(/[^；]+；?|；/g) ?? [sentence];
}

/** Joins a short sentence with the next; a short last one goes to the one before. */
function joinShort(sentences: readonly string[]): string[] {
  const units: string[] = [];
  let open = "";
  for (const sentence of sentences) {
    open += sentence;
    if (hanOf(open) >= SHORT) {
      units.push(open);
      open = "";
    }
  }
  if (open === "") return units;
  const last = units.pop();
  units.push(last === undefined ? open : last + open);
  return units;
}

function hanOf(text: string): number {
  return text.match(/\p{Script=Han}/gu)?.length ?? 0;
}
