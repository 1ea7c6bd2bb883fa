/**
 * Makes public/writing/jyutping.txt out of the engine's Cantonese tables: by it names have 粵拼 above them for readers in
 * Hong Kong. The site's Worker must not carry the engine, so it reads a file.
 *   node scripts/data/traditional/jyutping.ts
 */
import { writeFile } from "node:fs/promises";
import { cantoneseSurnames } from "#functions/naming/facts/sound/cantonese/cantonese-surnames.ts";
import { cantoneseTable } from "#functions/naming/facts/sound/cantonese/cantonese-table.ts";

const surnames = Object.entries(cantoneseSurnames).map(([name, readings]) => `${name} ${readings}`);
const text = `${[cantoneseTable.trim(), surnames.join("\n")].join("\n\n")}\n`;
await writeFile(new URL("../../../public/writing/jyutping.txt", import.meta.url), text);
console.log(`${surnames.length} surnames, ${Buffer.byteLength(text)} bytes`);
