import { listenTo, SPEECHES } from "#functions/naming/person/describe/listen-to.ts";
import { bad, good, TRAPS, type Trap } from "./ear-cases.ts";

/** How many cases of a kind are heard; `missed` are the names in which nothing was. */
export interface Rate {
  readonly kind: Trap;
  readonly heard: number;
  readonly of: number;
  readonly missed: readonly string[];
}

const namesOf = (text: string): string[] => text.split(/\s+/);

/** In the letters of a name everything is a note; elsewhere a case is heard where it costs something. */
function isHeard(name: string, kind: Trap): boolean {
  return listenTo(name, SPEECHES).findings.some(({ gravity, speech }) =>
    kind === "initials" || kind === "english" ? speech === kind : gravity !== "note",
  );
}

/** The rates of the cases with a trap. */
export function trapRates(): Rate[] {
  return TRAPS.map((kind) => {
    const names = namesOf(bad[kind]);
    const missed = names.filter((name) => !isHeard(name, kind));
    return { kind, heard: names.length - missed.length, of: names.length, missed };
  });
}

/** The good names in which something of a gravity is heard, of how many. */
export function falseAlarms(gravity: "grave" | "light"): { names: string[]; of: number } {
  const names = namesOf(good);
  const flagged = names.filter((name) =>
    listenTo(name, SPEECHES).findings.some(
      (finding) => finding.gravity === gravity && finding.speech !== "known",
    ),
  );
  return { names: flagged, of: names.length };
}

/** Prints the table of rates: `npm run bench -- ears`. */
export function printEarRates(): void {
  for (const { heard, kind, missed, of } of trapRates()) {
    console.log(
      `${kind.padEnd(10)} ${heard} of ${of} · ${((100 * heard) / of).toFixed(1)} %  ${missed.join(" ")}`,
    );
  }
  for (const gravity of ["grave", "light"] as const) {
    const { names, of } = falseAlarms(gravity);
    console.log(
      `good names, ${gravity}: ${names.length} of ${of} · ${((100 * names.length) / of).toFixed(1)} %  ${names.join(" ")}`,
    );
  }
}
