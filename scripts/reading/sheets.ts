import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import { chances, drawFamilies, type Kind, type ReadFamily } from "./families.ts";
import { type YARDSTICK, type YardstickKind, yardstickOf } from "./yardstick.ts";

/** Places whose names are read together, and how many of each family's stand on that sheet. */
const PARTS = [
  { from: 1, to: 3 },
  { from: 4, to: 10 },
  { from: 11, to: 33 },
] as const;
const OF_A_FAMILY = 3;
const MOST = 33;

/** Where a name comes from; the readers do not see it. */
export interface Origin {
  readonly name: string;
  readonly female: boolean;
  readonly from: YardstickKind | "fine, surnames as ours" | "ours";
  /** Of ours: the family's number, its kind, and the name's place, 1 first. */
  readonly family?: number;
  readonly kind?: Kind;
  readonly place?: number;
  /** Of ours: for how many of its family's names it was drawn. */
  readonly standsFor?: number;
}

export interface SheetOptions {
  readonly folder: string;
  readonly families: number;
  readonly seed: number;
  readonly readers: number;
}

/**
 * Writes what is read: for each reader three sheets of lines `number name sex`, in an order of their own, without scores or
 * families; and the key (`key.json`) by number. A reader marks a sheet by its own middle, so that each is mixed alike: three
 * names of each family (the first three; of the fourth to the tenth; of the rest), and the whole yardstick.
 */
export function writeSheets({ families, folder, readers, seed }: SheetOptions): number {
  const drawn = drawFamilies(families, seed);
  const chance = chances(seed * 37 + 1);
  const named = drawn.map((one) => ({ ...one, names: bestNames(one.family, MOST).names }));
  const sheets = PARTS.map((part) => [
    ...named.flatMap((one, number) => ours(one, number, part, chance)),
    ...yardstick(),
    ...fineWith(drawn.map(({ family }) => family.surname)),
  ]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "key.json"), JSON.stringify(sheets.flat()));
  let before = 0;
  for (const [nth, origins] of sheets.entries()) {
    for (let reader = 1; reader <= readers; reader++) {
      const order = shuffled(origins.keys(), chances(seed * 31 + reader * PARTS.length + nth));
      const lines = order.map((at) => {
        const { female, name } = origins[at] ?? fault();
        return `${before + at} ${name} ${female ? "女" : "男"}`;
      });
      writeFileSync(join(folder, `reader-${reader}-sheet-${nth + 1}.txt`), `${lines.join("\n")}\n`);
    }
    before += origins.length;
  }
  return before;
}

/** Of a family's names those of a part, drawn by chance where they are more than three. */
function ours(
  { family, kind, names }: ReadFamily & { names: readonly { given: string }[] },
  number: number,
  { from, to }: (typeof PARTS)[number],
  chance: () => number,
): Origin[] {
  const there = names.slice(from - 1, to);
  const taken = shuffled(there.keys(), chance).slice(0, OF_A_FAMILY);
  return taken.map((at) => ({
    name: `${family.surname}${there[at]?.given}`,
    female: family.sex === "female",
    from: "ours",
    family: number,
    kind,
    place: from + at,
    standsFor: there.length / taken.length,
  }));
}

function yardstick(): Origin[] {
  return (["fine", "usual", "poor"] as const satisfies readonly (keyof typeof YARDSTICK)[]).flatMap((from) =>
    yardstickOf(from).map((name): Origin => ({ ...name, from })),
  );
}

/** The fine given names behind the surnames that were drawn for us: much of what readers say is said of a surname. */
function fineWith(surnames: readonly string[]): Origin[] {
  return yardstickOf("fine").map(({ female, name }, at): Origin => {
    const given = Array.from(name).slice(-2).join("");
    const surname = surnames[(at * 2) % surnames.length] ?? fault();
    return { name: surname + given, female, from: "fine, surnames as ours" };
  });
}

function shuffled(places: Iterable<number>, chance: () => number): number[] {
  return [...places]
    .map((at) => ({ at, key: chance() }))
    .sort((one, other) => one.key - other.key)
    .map(({ at }) => at);
}

function fault(): never {
  throw new RangeError("a number without a name");
}
