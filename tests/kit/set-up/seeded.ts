import { relative } from "node:path";
import fc from "fast-check";
import { beforeAll } from "vitest";
import { SEED, seedChance } from "#tests/kit/runtime/chance.ts";

/** The same commit draws the same cases; `SEED=7 npm test` draws others. A test's own seed comes first. */
fc.configureGlobal({ seed: SEED });

/** So do the Workers and the test itself: numbers decide which names a family sees, and what a page weighs. */
// biome-ignore lint/correctness/noEmptyPattern: vitest reads which fixtures are asked for from the pattern
beforeAll(({}, { file }) => seedChance(`${SEED} ${relative(process.cwd(), file.filepath)}`));
