import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as v from "valibot";
import { expect, test } from "vitest";
import { SEED } from "#tests/kit/runtime/chance.ts";

const run = promisify(execFile);

const SCHEDULES = 10_000;
const DATABASES = 64;
/** What `npm run money` says of them: whether one failed, and what they were made of. */
const Said = v.objectWithRest({ failure: v.boolean() }, v.number());
/** What they were not idle about. */
const PLAYED = [
  ...["payments", "paid", "refunded", "parts", "second", "mismatched"],
  ...["crashes", "late", "erased", "moves", "refused"],
];

test(`after ${SCHEDULES} random schedules over ${DATABASES} databases our books are the providers', to the fen`, {
  timeout: 1_200_000,
}, async () => {
  const asked = ["--schedules", String(SCHEDULES), "--shards", String(DATABASES), "--seed", String(SEED)];
  const { stdout } = await run(process.execPath, [
    "scripts/run.mjs",
    "scripts/money.ts",
    "--shop",
    "0",
    ...asked,
  ]);
  const [line = "", ...failure] = stdout.trim().split("\n");
  console.log(line);
  expect(failure).toEqual([]);
  const { failure: isFailed, ...counts } = v.parse(Said, JSON.parse(line));
  expect(isFailed).toBe(false);
  expect(counts.schedules).toBe(SCHEDULES);
  for (const what of PLAYED) expect([what, (counts[what] ?? 0) > 0]).toEqual([what, true]);
});
