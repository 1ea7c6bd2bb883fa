import * as v from "valibot";
import { expect, test } from "vitest";
import { type Call, calls } from "#functions/contract/wire/calls.ts";
import { record } from "#scripts/bench/recording.ts";

test("what the bench's upstream answers is what the contract says of each call", async () => {
  const { answers, pages } = await record();
  const rows = Object.values(calls).flatMap((named): Call[] => Object.values(named));
  for (const [path, text] of Object.entries(answers)) {
    const call = rows.find((row) => row.path === path);
    expect(call, path).toBeDefined();
    if (call !== undefined) expect(v.is(call.data, JSON.parse(text).data), path).toBe(true);
  }
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
});
