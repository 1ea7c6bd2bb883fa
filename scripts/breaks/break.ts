import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The parts of the suite, in the order in which they are asked: what is quick comes first. */
export const PROJECTS = ["unit", "origin", "site", "browser"] as const;
export type Project = (typeof PROJECTS)[number];

/** One deliberate fault (一处故障): `from` stands once in `file`, and `to` in its place hurts somebody. */
export interface Break {
  /** What goes wrong, in a few words; no two are alike. */
  name: string;
  area: string;
  /** A path from the project's root. */
  file: string;
  from: string;
  to: string;
  /** Which part of the suite sees it, and there which files or folders: paths from the project's root. */
  project: Project;
  tests: readonly string[];
  /** Of these files only the tests whose names match: for a file that is long in running. */
  only?: string;
}

/** A row of an area's table: the table says the area. */
export type Row = Omit<Break, "area">;

/** What is wrong with a row, in one line: its text stands nowhere or more than once, or its tests are gone. Else null. */
export function staleness({ name, file, from, to, tests }: Break, root = "."): string | null {
  const of = (fault: string) => `${name}: ${fault}`;
  const gone = [file, ...tests].find((path) => !existsSync(join(root, path)));
  if (gone !== undefined) return of(`there is no ${gone}`);
  const times = readFileSync(join(root, file), "utf8").split(from).length - 1;
  if (times !== 1) return of(`its text stands ${times} times in ${file}`);
  return from === to ? of("it changes nothing") : null;
}
