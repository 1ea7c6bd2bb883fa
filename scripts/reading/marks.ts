import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Whom } from "./grades.ts";

/** What one blind reader said of a name, and for whom it was read. */
export interface Said {
  readonly whom: Whom;
  readonly mark: string;
}

const marksFolder = fileURLToPath(new URL("marks", import.meta.url));

/** A text of the readers' marks by its path in `marks/`. */
export const textOf = (name: string): string => readFileSync(join(marksFolder, name), "utf8");

/** The texts of a folder of `marks/`, a reader each, by name. */
export const textsIn = (folder: string): readonly string[] =>
  readdirSync(join(marksFolder, folder))
    .sort()
    .map((name) => textOf(join(folder, name)));

/** The folders in a folder of `marks/`, a round of reading each, by name. */
export const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(marksFolder, folder))
    .sort()
    .map((name) => join(folder, name));

/** A reader's marks with the folder that they stand in. */
export interface FolderReading {
  readonly folder: string;
  readonly said: ReadonlyMap<string, Said>;
}

/** The marks of all readers of some folders. */
export const readingsIn = (folders: readonly string[]): readonly FolderReading[] =>
  folders.flatMap((folder) => textsIn(folder).map((text) => ({ folder, said: readSaid(text) })));

/** Reads a reader's marks, such as `清 G女=嘉 N男=川`, by given name. */
function readSaid(text: string): ReadonlyMap<string, Said> {
  const found = new Map<string, Said>();
  for (const line of text.trim().split("\n")) {
    const [first = "", ...groups] = line.split(" ");
    for (const group of groups) {
      const mark = group.charAt(0);
      const whom = group.charAt(1);
      if (whom !== "男" && whom !== "女" && whom !== "皆")
        throw new SyntaxError(`not a group of marks: ${group}`);
      for (const second of group.slice("G女=".length)) found.set(first + second, { whom, mark });
    }
  }
  return found;
}
