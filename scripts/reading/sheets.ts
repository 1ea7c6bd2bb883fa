import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import { chances, drawFamilies, type Kind } from "./families.ts";
import { type YARDSTICK, type YardstickKind, yardstickOf } from "./yardstick.ts";

const SHALLOW = 10;

/** Where a name comes from; the readers do not see it. */
export interface Origin {
  readonly name: string;
  readonly female: boolean;
  readonly from: YardstickKind | "fine, surnames as ours" | "ours";
  /** Of ours: the family's number, its kind, and the name's place, 1 first. */
  readonly family?: number;
  readonly kind?: Kind;
  readonly place?: number;
}

export interface SheetOptions {
  readonly folder: string;
  readonly families: number;
  readonly seed: number;
  /** How many names are read of each of the first `deep` families; of the others the first SHALLOW. */
  readonly count: number;
  readonly deep: number;
  readonly readers: number;
  /** How many names stand on one sheet at the most. */
  readonly length: number;
}

/**
 * Writes what is read: for each reader the same names in an order of their own, without scores or families, on sheets of
 * lines `number name sex`; and the key (`key.json`) by number.
 */
export function writeSheets({ count, deep, families, folder, length, readers, seed }: SheetOptions): number {
  const origins = [
    ...ours(families, seed, (at) => (at < deep ? count : Math.min(count, SHALLOW))),
    ...yardstick(),
    ...fineWith(drawFamilies(families, seed).map(({ family }) => family.surname)),
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "key.json"), JSON.stringify(origins));
  for (let reader = 1; reader <= readers; reader++) {
    const lines = shuffled(origins.keys(), chances(seed * 31 + reader)).map((at) => {
      const { female, name } = origins[at] ?? fault();
      return `${at} ${name} ${female ? "女" : "男"}`;
    });
    for (let sheet = 0; sheet * length < lines.length; sheet++) {
      const path = join(folder, `reader-${reader}-sheet-${sheet + 1}.txt`);
      writeFileSync(path, `${lines.slice(sheet * length, (sheet + 1) * length).join("\n")}\n`);
    }
  }
  return origins.length;
}

function ours(families: number, seed: number, countOf: (family: number) => number): Origin[] {
  return drawFamilies(families, seed).flatMap(({ family, kind }, number) =>
    bestNames(family, countOf(number)).names.map(
      ({ given }, at): Origin => ({
        name: family.surname + given,
        female: family.sex === "female",
        from: "ours",
        family: number,
        kind,
        place: at + 1,
      }),
    ),
  );
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
