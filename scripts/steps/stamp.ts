import { globSync, readFileSync, statSync } from "node:fs";

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
