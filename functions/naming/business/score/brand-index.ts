import { knownBrands } from "#functions/naming/business/data/brands.ts";
import { lookAlikesOf } from "#functions/naming/business/data/look-alikes.ts";
import { type Mark, marksOf } from "#functions/naming/business/sign/marks.ts";
import { southernFold } from "#functions/naming/facts/sound/mandarin/southern.ts";
import type { NearMiss } from "./near-miss.ts";

/** The well-known names by all the keys under which another could be taken for one of them. */
interface BrandIndex {
  readonly parts: ReadonlyMap<string, string>;
  readonly bySound: ReadonlyMap<string, string>;
  readonly byBare: ReadonlyMap<string, string>;
  readonly byFolded: ReadonlyMap<string, string>;
  /** Names of three and more with one character left out. */
  readonly byRest: ReadonlyMap<string, string>;
}

const LEAST = 2;
let index: BrandIndex | undefined;

const known = new WeakMap<readonly Mark[], { readonly near: NearMiss | null }>();

/** The well-known name that a sign comes nearest to; null where it comes near none. Kept beside the marks. */
export function nearestBrand(marks: readonly Mark[]): NearMiss | null {
  const found = known.get(marks) ?? { near: nearestIn(marks) };
  known.set(marks, found);
  return found.near;
}

function nearestIn(marks: readonly Mark[]): NearMiss | null {
  index ??= indexBrands();
  const text = marks.map(({ char }) => char).join("");
  if (knownBrands().has(text)) return near(text, 3, "字完全相同");
  const inside = partsOf(text).find((part) => knownBrands().has(part));
  if (inside !== undefined) return near(inside, 3, "整个包含在这个名字里");
  const sound = index.bySound.get(soundKey(marks));
  if (sound !== undefined) return near(sound, 3, "读音相同，字不同");
  const alike = variantsOf(text).find((variant) => knownBrands().has(variant));
  if (alike !== undefined) return near(alike, 3, "只差一个形近的字");
  const bare = index.byBare.get(bareKey(marks)) ?? index.byFolded.get(foldedKey(marks));
  if (bare !== undefined) return near(bare, 2, "读音很近");
  const longer = index.parts.get(text);
  if (longer !== undefined) return near(longer, 2, "里就有这几个字");
  const rest = restsOf(text)
    .map((key) => index?.byRest.get(key))
    .find((name) => name !== undefined);
  return rest === undefined ? null : near(rest, 2, "只差一个字");
}

function near(other: string, nearness: 2 | 3, reason: string): NearMiss {
  return { other, nearness, reason };
}

function indexBrands(): BrandIndex {
  const built = {
    parts: new Map<string, string>(),
    bySound: new Map<string, string>(),
    byBare: new Map<string, string>(),
    byFolded: new Map<string, string>(),
    byRest: new Map<string, string>(),
  };
  for (const name of knownBrands()) {
    const marks = marksOf(name);
    if (marks === null) continue;
    for (const part of partsOf(name)) if (part !== name) built.parts.set(part, name);
    built.bySound.set(soundKey(marks), name);
    built.byBare.set(bareKey(marks), name);
    built.byFolded.set(foldedKey(marks), name);
    for (const rest of restsOf(name)) built.byRest.set(rest, name);
  }
  return built;
}

/** All runs of two characters and more. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; from++) {
    for (let to = from + LEAST; to <= text.length; to++) parts.push(text.slice(from, to));
  }
  return parts;
}

/** A name of three and more with one place left open. */
function restsOf(text: string): readonly string[] {
  if (text.length <= LEAST) return [];
  return [...text].map((_, at) => `${text.slice(0, at)}·${text.slice(at + 1)}`);
}

/** The text with one character replaced by one that looks like it, in all ways. */
function variantsOf(text: string): readonly string[] {
  return [...text].flatMap((char, at) =>
    [...lookAlikesOf(char)].map((other) => text.slice(0, at) + other + text.slice(at + 1)),
  );
}

const soundKey = (marks: readonly Mark[]): string => marks.map(({ sound }) => sound.bare + sound.tone).join();
const bareKey = (marks: readonly Mark[]): string => marks.map(({ sound }) => sound.id).join();
const foldedKey = (marks: readonly Mark[]): string => marks.map(({ sound }) => southernFold[sound.id]).join();
