import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const STATIC = /(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g;

/** The files of the package that are loaded with one of them: itself, and what it imports at once. */
export function reachedFrom(folder: string, entry: string): readonly string[] {
  const files = [entry];
  for (let at = 0; at < files.length; at++) {
    const file = files[at] ?? "";
    for (const [, path = ""] of readFileSync(join(folder, file), "utf8").matchAll(STATIC)) {
      const reached = join(dirname(file), path);
      if (!files.includes(reached)) files.push(reached);
    }
  }
  return files;
}
