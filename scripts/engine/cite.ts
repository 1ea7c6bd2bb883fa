import { type Citation, cite } from "#functions/naming/facts/poems/cite.ts";
import { citeInDepth, wholePoemInDepth } from "#functions/naming/facts/poems/depth/depth-source.ts";
import { reviewedOf } from "#functions/naming/facts/poems/reviewed/passages.ts";
import { wholePoem } from "#functions/naming/facts/poems/whole-poem.ts";
import { citeAlone, isReviewedOnly } from "#functions/naming/person/store/pair-source.ts";
import { depthFiles } from "../data/poems/depth/depth-files.ts";
import { depthFolder } from "../data/poems-depth.ts";
import { readHan } from "./read-family.ts";
import { Usage } from "./usage.ts";

const depth = depthFiles(depthFolder);
const LONGEST = 3;

/**
 * `cite <two characters>`: their reviewed passages; where they have none and are not graded, what the core and the sources in
 * depth have, best first, each with its whole poem. Of three, the last two are the given name; of one, its reviewed passage, or where it is not graded a well-known piece.
 */
export async function citeCommand(given: readonly string[]) {
  const [text, ...more] = given;
  if (text === undefined || more.length > 0) throw new Usage("cite wants one name: cite 晴岚");
  const chars = [...readHan("cite", text, LONGEST)].slice(-2);
  const [first = "", second] = chars;
  const citations =
    second === undefined ? [citeAlone(first)].flatMap((one) => one ?? []) : await citationsOf(first, second);
  return { given: chars.join(""), citations: await Promise.all(citations.map(withPoem)) };
}

/** The reviewed passages as they are ranked; else, of a pair that is not graded, what is found, best first. */
async function citationsOf(first: string, second: string): Promise<readonly Citation[]> {
  const reviewed = reviewedOf(first + second);
  if (reviewed.length > 0 || isReviewedOnly(first + second)) return reviewed;
  const found = [cite(first, second), await citeInDepth(depth, first, second)];
  return found.flatMap((one) => one ?? []).sort((a, b) => b.points - a.points);
}

async function withPoem({ points, kind, quote, title, author, dynasty, book, poemId, fame }: Citation) {
  const poem = wholePoem(poemId) ?? (await wholePoemInDepth(depth, poemId));
  return { points, kind, quote, book, title, author, dynasty, fame, poem: poem?.lines ?? [] };
}
