import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const storeFolder = fileURLToPath(new URL("../../../functions/naming/person/store/pairs", import.meta.url));
const PARTS = "abcd";

/** Writes the graded names of two characters. */
export function writePairs(names: readonly { given: string; group: string }[]): void {
  const rows = new Map<string, Map<string, string[]>>();
  for (const { given, group } of names) {
    const [first = "", second = ""] = given;
    const row = rows.get(first) ?? new Map<string, string[]>();
    row.set(group, [...(row.get(group) ?? []), second]);
    rows.set(first, row);
  }
  const lines = [...rows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([first, row]) => {
      const groups = [...row].sort(([one], [other]) => (one < other ? -1 : 1));
      return `${first} ${groups.map(([group, seconds]) => `${group}=${seconds.sort().join("")}`).join(" ")}`;
    });
  const each = Math.ceil(lines.length / PARTS.length);
  [...PARTS].forEach((part, at) => {
    const text = lines.slice(at * each, (at + 1) * each).join("\n");
    const head = `/**
 * Graded given names of two characters (双字名), part ${at + 1} of ${PARTS.length} by code point of the first: it, then groups (marks.ts). Made
 * from the readers' marks by \`npm run reading -- store\`.
 */`;
    const name = `pairs${part.toUpperCase()}`;
    writeFileSync(
      join(storeFolder, `pairs-${part}.ts`),
      `${head}\nexport const ${name} = \`\n${text}\n\`;\n`,
    );
  });
}

/** Writes the graded names of one character, by group. */
export function writeSingles(groups: ReadonlyMap<string, readonly string[]>): void {
  const lines = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([group, chars]) => `${group}=${[...chars].sort().join("")}`);
  const head = `/**
 * Graded given names of one character (单名): a group a line (marks.ts). Two readers chose them out of the lexicon, a third where
 * they differed; others read them blind. Made from their marks by \`npm run reading -- store\`.
 */`;
  writeFileSync(
    join(storeFolder, "../singles.ts"),
    `${head}\nexport const singles = \`\n${lines.join("\n")}\n\`;\n`,
  );
}
