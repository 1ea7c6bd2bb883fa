import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { listenTo, SPEECHES } from "#functions/naming/person/describe/listen-to.ts";
import { bad, good, TRAPS, type Trap } from "./ear-cases.ts";

/** How many cases of a kind are heard; `missed` are the names in which nothing was. */
export interface Rate {
  readonly kind: Trap;
  readonly heard: number;
  readonly of: number;
  readonly missed: readonly string[];
}

/** Names with a trap by its kind, and good ones. */
interface Cases {
  readonly bad: Readonly<Record<Trap, readonly string[]>>;
  readonly good: readonly string[];
}

const namesOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const casesBy = (namesOfKind: (kind: Trap | "good") => string[]): Cases => ({
  bad: {
    exact: namesOfKind("exact"),
    near: namesOfKind("near"),
    word: namesOfKind("word"),
    cantonese: namesOfKind("cantonese"),
    famous: namesOfKind("famous"),
    initials: namesOfKind("initials"),
    english: namesOfKind("english"),
  },
  good: namesOfKind("good"),
});

const own = casesBy((kind) => namesOf(kind === "good" ? good : bad[kind]));

/** What readers who have seen nothing of the dictionary call the kinds. */
const CALLED: Readonly<Partial<Record<string, Trap>>> = { surname: "word", known: "famous" };

/** Cases by others, a file a set: a line is `name`, its kind and what is heard, parted by tabs; `//` begins a comment. */
function others(): (readonly [string, Cases])[] {
  return globSync(join(import.meta.dirname, "by-others/*.txt"))
    .sort()
    .map((file) => {
      const rows = readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("//"))
        .map((line) => line.split("\t"));
      const cases = casesBy((wanted) =>
        rows.flatMap(([name = "", kind = ""]) => ((CALLED[kind] ?? kind) === wanted ? [name] : [])),
      );
      return [basename(file, ".txt"), cases];
    });
}

/** In the letters of a name everything is a note; elsewhere a case is heard where it costs something. */
function isHeard(name: string, kind: Trap): boolean {
  return listenTo(name, SPEECHES).findings.some(({ gravity, speech }) =>
    kind === "initials" || kind === "english" ? speech === kind : gravity !== "note",
  );
}

/** The rates of some cases with a trap: of our own, where no others are given. */
export function trapRates(cases: Cases = own): Rate[] {
  return TRAPS.filter((kind) => cases.bad[kind].length > 0).map((kind) => {
    const names = cases.bad[kind];
    const missed = names.filter((name) => !isHeard(name, kind));
    return { kind, heard: names.length - missed.length, of: names.length, missed };
  });
}

/** The good names in which something of a gravity is heard, of how many. */
export function falseAlarms(
  gravity: "grave" | "light",
  { good: names }: Cases = own,
): { names: string[]; of: number } {
  const flagged = names.filter((name) =>
    listenTo(name, SPEECHES).findings.some(
      (finding) => finding.gravity === gravity && finding.speech !== "known",
    ),
  );
  return { names: flagged, of: names.length };
}

/** Prints the table of rates for each set of cases: `npm run bench -- ears`. */
export function printEarRates(): void {
  for (const [name, cases] of [["our own", own] as const, ...others()]) {
    console.log(`\nEars, cases ${name}`);
    for (const { heard, kind, missed, of } of trapRates(cases))
      console.log(`  ${kind.padEnd(10)} ${shareOf(heard, of)}  ${missed.join(" ")}`);
    for (const gravity of ["grave", "light"] as const) {
      const { names, of } = falseAlarms(gravity, cases);
      console.log(`  good names, ${gravity}: ${shareOf(names.length, of)}  ${names.join(" ")}`);
    }
  }
}

const shareOf = (some: number, of: number): string =>
  `${some} of ${of} · ${((100 * some) / Math.max(1, of)).toFixed(1)} %`;
