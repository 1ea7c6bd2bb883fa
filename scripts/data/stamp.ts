import { createHash } from "node:crypto";
import { globSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Says of all files of these patterns what would be another if one of them were changed: path, size and time. */
export function stampOf(patterns: readonly string[]): string {
  return patterns
    .flatMap((pattern) => globSync(pattern))
    .sort()
    .map((file) => ({ file, stat: statSync(file) }))
    .filter(({ stat }) => stat.isFile())
    .map(({ file, stat }) => `${file} ${stat.size} ${stat.mtimeMs}`)
    .join("\n");
}

/** What was stamped before; undefined where nothing was. */
export function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** SHA-256 in hex of these words, and of the names and contents of all files of these patterns below the project's root. */
export function hashOf(words: readonly string[], patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const word of words) hash.update(word);
  const files = patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root });
    if (found.length === 0)
      throw new Error(`No file is called ${pattern}: what is made of it would go stale.`);
    return found;
  });
  for (const file of files.filter((one) => statSync(join(root, one)).isFile()).sort())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** Writes a file that others may read, or write the same of, at any moment: it appears whole. */
export function writeWhole(file: string, content: Uint8Array | string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
