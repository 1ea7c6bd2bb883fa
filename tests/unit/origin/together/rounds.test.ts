import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allRounds,
  firstRounds,
  MOST_NAMES,
  nextPair,
  type RoundsOf,
  type Side,
  standings,
} from "#functions/origin/together/rounds.ts";
import type { Round } from "#functions/origin/together/taste.ts";
import { coupleOf, playDuet } from "#scripts/bench/couples.ts";

const SIDES: readonly Side[] = ["owner", "partner"];
const answers = fc.constantFrom("left", "right", "both", "neither");
const counts = fc.integer({ min: 4, max: MOST_NAMES / 2 }).map((half) => 2 * half);

/** Plays both sides to the end, whatever they say. */
function play(count: number, say: () => Round["answer"]): Record<Side, Round[]> {
  const rounds: Record<Side, Round[]> = { owner: [], partner: [] };
  for (const side of ["owner", "partner", "owner"] as const)
    for (let pair = nextPair(count, rounds, side); pair !== null; pair = nextPair(count, rounds, side))
      rounds[side].push({ left: pair[0], right: pair[1], answer: say() });
  return rounds;
}

describe("rounds of two", () => {
  test("show each name once to each before any again, no pair twice, and at most 24 of them", () => {
    fc.assert(
      fc.property(counts, fc.infiniteStream(answers), (count, stream) => {
        const rounds = play(count, () => stream.next().value ?? "both");
        for (const side of SIDES) {
          const seen = rounds[side].map(({ left, right }) => [left, right]);
          expect(
            seen
              .slice(0, firstRounds(count))
              .flat()
              .toSorted((a, b) => a - b),
          ).toEqual(Array.from({ length: count }, (_, place) => place));
          expect(new Set(seen.map((pair) => pair.toSorted((a, b) => a - b).join())).size).toBe(seen.length);
          expect(seen.length).toBeLessThanOrEqual(24);
          expect(seen.length).toBe(Math.min(allRounds(count), (count * (count - 1)) / 2));
        }
      }),
      { numRuns: 40 },
    );
  });

  test("do not tell what the other said: the first ones are the same whatever that was", () => {
    const alone: RoundsOf = { owner: [], partner: [] };
    const beside: RoundsOf = { owner: [], partner: play(16, () => "left").partner };
    expect(nextPair(16, beside, "owner")).toEqual(nextPair(16, alone, "owner"));
  });

  test("wait for the other once all names are seen", () => {
    const owner = play(16, () => "left").owner.slice(0, firstRounds(16));
    expect(nextPair(16, { owner, partner: [] }, "owner")).toBeNull();
  });
});

describe("what both like best", () => {
  test("comes first where both agree, and is what one likes where the other never chose", () => {
    const wish = 11;
    const rounds: Record<Side, Round[]> = { owner: [], partner: [] };
    for (const side of ["owner", "partner", "owner"] as const)
      for (let pair = nextPair(16, rounds, side); pair !== null; pair = nextPair(16, rounds, side)) {
        const [left, right] = pair;
        const answer = Math.abs(left - wish) < Math.abs(right - wish) ? "left" : "right";
        rounds[side].push({ left, right, answer });
      }
    expect(standings(16, rounds, false)[0]).toMatchObject({ place: wish, owner: { rank: 1, liked: true } });
    expect(standings(16, { ...rounds, partner: [] }, true)[0]?.place).toBe(wish);
  });

  test("does not change with the answers of somebody who says the same of everything", () => {
    const rounds = play(16, () => "neither");
    expect(standings(16, rounds, false).every(({ owner }) => !owner.liked)).toBe(true);
  });

  test("is nearly found by couples whose tastes nobody told it", () => {
    const joint = (seed: number) => {
      const couple = coupleOf(seed);
      const of = (place: number) => (couple.likings.owner[place] ?? 0) + (couple.likings.partner[place] ?? 0);
      const { places } = playDuet(couple, 0);
      return (
        Math.max(...places.slice(0, 3).map(of)) /
        Math.max(...couple.likings.owner.map((_, place) => of(place)))
      );
    };
    const shares = Array.from({ length: 50 }, (_, seed) => joint(seed + 1));
    expect(shares.reduce((sum, each) => sum + each, 0) / 50).toBeGreaterThan(0.99);
  });
});
