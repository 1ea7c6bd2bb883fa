import { southernFold } from "#functions/naming/facts/sound/mandarin/southern.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";

const ALIKE_MAX = 2;

/** How far two given names are told apart when they are called: one sound, sounds that many mix up, or clearly two. */
export type Apart = "same" | "near" | "clear";

/** How two given names of one family sound beside each other. A character that both have at one place (字辈) says nothing. */
export function apartBy(one: readonly Facts[], other: readonly Facts[]): Apart {
  if (one.length !== other.length) return soundOf(one.at(-1), other.at(-1));
  const own = one.flatMap((facts, at) => {
    const beside = other[at];
    return beside === undefined || beside.char === facts.char ? [] : [soundOf(facts, beside)];
  });
  if (own.length === 0 || own.every((sound) => sound === "same")) return "same";
  // Whoever is called by the last character alone (然然) hears the other's name.
  const last = soundOf(one.at(-1), other.at(-1));
  if (one.at(-1)?.char !== other.at(-1)?.char && last !== "clear") return last;
  return own.every((sound) => sound !== "clear") ? "near" : "clear";
}

function soundOf(one: Facts | undefined, other: Facts | undefined): Apart {
  const [own, beside] = [one?.sound, other?.sound];
  if (own == null || beside == null) return "clear";
  if (own.id === beside.id) return "same";
  return southernFold[own.id] === southernFold[beside.id] ? "near" : "clear";
}

/** The character that two given names have at the same place (字辈); undefined where there is none. */
export const sharedAt = (one: readonly Facts[], other: readonly Facts[]): string | undefined =>
  one.length === other.length ? one.find(({ char }, at) => other[at]?.char === char)?.char : undefined;

/** The wishes (愿望) that both given names speak of. */
export function sharedWishes(one: readonly Facts[], other: readonly Facts[]): readonly string[] {
  const beside = new Set(other.flatMap(({ entry }) => entry?.wishes ?? []));
  return [...new Set(one.flatMap(({ entry }) => entry?.wishes ?? []))].filter((wish) => beside.has(wish));
}

/** Have two characters, one of each name at the same place, one radical? */
export const sharesRadical = (one: readonly Facts[], other: readonly Facts[]): boolean =>
  one.length === other.length &&
  one.some(({ radical }, at) => radical !== 0 && other[at]?.radical === radical);

/**
 * Points of 像一家人: 0 beside a sibling's name of the same sound, 1 where each is told apart, 2 where each besides has as many
 * characters and something in common: a character, a radical, a wish.
 */
export function alikePoints({ siblings }: Household, given: readonly Facts[]): number {
  return siblings.reduce((least, sibling) => Math.min(least, alikeWith(sibling, given)), ALIKE_MAX);
}

function alikeWith(sibling: readonly Facts[], given: readonly Facts[]): number {
  if (apartBy(sibling, given) === "same") return 0;
  const isLinked =
    sharedAt(sibling, given) !== undefined ||
    sharesRadical(sibling, given) ||
    sharedWishes(sibling, given).length > 0;
  return isLinked && sibling.length === given.length ? ALIKE_MAX : 1;
}

const REASONS = [
  "同家里一个孩子的名字同音，喊起来分不开。",
  "同家里孩子的名字分得开，但字数、用字和意思没有相连的地方。",
  "同家里孩子的名字分得开，又有相连的地方，听得出是一家的孩子。",
] as const;

/** The line of 像一家人, only where it was asked. It says no sibling's name: the bill is shown to whoever has a link. */
export function addAlikeLine(bill: BillLine[], house: Household, given: readonly Facts[]): void {
  if (house.siblings.length === 0) return;
  const points = alikePoints(house, given);
  bill.push({
    part: "家庭要求",
    rule: "像一家人",
    input: "家里孩子的名字",
    points,
    max: ALIKE_MAX,
    mark: "据表",
    reason: REASONS[points] ?? "",
  });
}
