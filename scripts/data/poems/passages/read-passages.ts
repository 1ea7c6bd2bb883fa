import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What a passage says, and who says it. Only the first four may stand under a name. */
export const FAIR_MOODS = ["joyful", "serene", "noble", "neutral"] as const;

/** A passage as a line of `passages/*.txt` has it. */
export interface PassageLine {
  name: string;
  /** Book, title and author as `whereOf` prints them. */
  where: string;
  sentence: string;
  /** Places of the name's characters in the sentence, by code points: of two, or of one. */
  marked: readonly number[];
  mood: (typeof FAIR_MOODS)[number];
  sense: "yes" | "half";
  best: boolean;
}

/** The most passages of one name. */
export const MOST = 3;
const MARKS = /[【】]/gu;
const folder = fileURLToPath(new URL(".", import.meta.url));

/** Passages that people added; the command that takes readers' marks leaves their file alone. */
export const BY_HAND = "by-hand.txt";

/** The reviewed passages of the files of a pattern, in the order of their lines. Throws at a line that is none. */
export function readPassages(pattern = "*.txt"): PassageLine[] {
  return globSync(`${folder}${pattern}`)
    .sort()
    .flatMap((file) => readFileSync(file, "utf8").split("\n"))
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(passageOf);
}

/** Reads a line: name, where, sentence with the name's characters in 【】, mood, sense, y for the best, parted by tabs. */
export function passageOf(line: string): PassageLine {
  const [name = "", where = "", text = "", mood, sense, best = ""] = line.split("\t");
  const sentence = text.replace(MARKS, "");
  const marked = markedIn(text);
  const fair = FAIR_MOODS.find((one) => one === mood);
  const characters = [...sentence];
  if (fair === undefined || (sense !== "yes" && sense !== "half") || marked.length !== [...name].length)
    throw new SyntaxError(`not a reviewed passage: ${line}`);
  if (marked.map((at) => characters[at]).join("") !== name)
    throw new SyntaxError(`the marks of ${name} are not on its characters: ${line}`);
  return { name, where, sentence, marked, mood: fair, sense, best: best === "y" };
}

/** A passage as a line. */
export function lineOf({ name, where, sentence, marked, mood, sense, best }: PassageLine): string {
  const text = [...sentence].map((character, at) => {
    if (!marked.includes(at)) return character;
    return `${marked.includes(at - 1) ? "" : "【"}${character}${marked.includes(at + 1) ? "" : "】"}`;
  });
  return [name, where, text.join(""), mood, sense, best ? "y" : ""].join("\t").trimEnd();
}

function markedIn(text: string): number[] {
  const places: number[] = [];
  let at = 0;
  let isMarked = false;
  for (const character of text) {
    if (character === "【" || character === "】") isMarked = character === "【";
    else {
      if (isMarked) places.push(at);
      at++;
    }
  }
  return places;
}
