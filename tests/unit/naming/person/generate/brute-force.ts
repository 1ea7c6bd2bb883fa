import { judge } from "#functions/naming/person/generate/judge.ts";
import { characterAllowed, isProposable } from "#functions/naming/person/generate/proposable.ts";
import type { Space } from "#functions/naming/person/generate/space/space.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { meaningTenths } from "#functions/naming/person/score/lines/meaning.ts";

export interface Tried {
  readonly given: string;
  readonly total: number;
}

interface Key extends Tried {
  readonly tenths: number;
  readonly bands: number;
}

/**
 * Every name over a space that may be proposed, in the published order, by the bill itself: each name is judged one by
 * one. Names of two characters and of one apart, as the search keeps them. A character that may stand in no name at all
 * is left out once, and not in each of its pairs.
 */
export function bruteForce(family: Family, space: Space): { pairs: Tried[]; alone: Tried[] } {
  const { judged } = judge(family, space);
  const { house } = judged;
  const facts = judged.space
    .facts()
    .filter((one) => house.asked.includes(one.char) || characterAllowed(house, one));
  return {
    pairs: inOrder(house, pairsOf(facts)),
    alone: inOrder(
      house,
      facts.map((one) => [one]),
    ),
  };
}

function* pairsOf(facts: readonly Facts[]): Generator<readonly Facts[]> {
  for (const first of facts) for (const second of facts) yield [first, second];
}

function inOrder(house: Household, names: Iterable<readonly Facts[]>): Tried[] {
  const keys: Key[] = [];
  for (const facts of names) if (isProposable(house, facts)) keys.push(keyOf(house, facts));
  return keys
    .sort(
      (a, b) =>
        b.total - a.total || b.tenths - a.tenths || a.bands - b.bands || byCodePoint(a.given, b.given),
    )
    .map(({ given, total }) => ({ given, total }));
}

function keyOf({ books, family }: Household, facts: readonly Facts[]): Key {
  const given = facts.map(({ char }) => char).join("");
  const bands = facts.reduce((sum, { band }) => sum + band, 0) * (facts.length === 1 ? 2 : 1);
  return {
    given,
    total: billOf(family, given).total,
    tenths: meaningTenths(facts, family.sex, books),
    bands,
  };
}

function byCodePoint(one: string, other: string): number {
  const [a, b] = [Array.from(one, codeOf), Array.from(other, codeOf)];
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}

const codeOf = (char: string): number => char.codePointAt(0) ?? 0;
