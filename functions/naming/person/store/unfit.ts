import { unfitSources } from "./unfit-sources.ts";

let unfit: ReadonlySet<string> | undefined;

/** Hands every given name whose source in the books does not fit to `note`, by its two characters. */
export function eachUnfit(note: (first: string, second: string) => void): void {
  for (const line of unfitSources.trim().split("\n")) {
    const first = line.slice(0, line.indexOf(" "));
    for (const second of line.slice(first.length + 1)) note(first, second);
  }
}

/** Do the two characters of a given name stand in the books in another sense than the name's? */
export function isUnfit(given: string): boolean {
  if (unfit === undefined) {
    const found = new Set<string>();
    eachUnfit((first, second) => found.add(first + second));
    unfit = found;
  }
  return unfit.has(given);
}
