import { DrizzleQueryError } from "drizzle-orm/errors";
import * as v from "valibot";
import { expect, test } from "vitest";
import { ConfigurationError } from "#functions/origin/env.ts";
import { faultText } from "#functions/origin/fault-text.ts";

/** Says something of a family, as a message may. */
const TOLD = "欧阳清和 1987-11-29 of 01HZX8K3QJ5V7M9N2P4R6S8TV3";
const Family = v.object({ birth: v.object({ year: v.number() }) });

/** What a work throws. */
function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each<[string, unknown]>([
  ["a bug", new TypeError(TOLD)],
  ["a bug with a cause", new Error(TOLD, { cause: new Error(TOLD) })],
  ["JSON that can't be read", thrownBy(() => JSON.parse(TOLD))],
  ["a value of another shape", thrownBy(() => v.parse(Family, { birth: { year: TOLD } }))],
  ["a statement that fails", new DrizzleQueryError(`select ${TOLD}`, [TOLD], new Error("no space"))],
  ["what is no error", TOLD],
])("the log's text of %s has no word of the fault's message", (_what, fault) => {
  for (const word of TOLD.split(" ").filter((part) => part.length > 2))
    expect(faultText(fault)).not.toContain(word);
});

test("the log's text names the fault's kind and where it happened", () => {
  const [kind, ...frames] = faultText(new TypeError(TOLD)).split("\n");
  expect(kind).toBe("TypeError: ");
  expect(frames[0]).toMatch(/fault-text\.test\.ts:\d+/);
});

test.each<[string, unknown, string]>([
  ["the field of a wrong shape", thrownBy(() => v.parse(Family, { birth: { year: TOLD } })), "birth.year"],
  ["what the database said", new DrizzleQueryError("select", [], new Error("no space")), "no space"],
  ["the setting that is wrong", new ConfigurationError("DATA_KEYS is not set"), "DATA_KEYS is not set"],
])("the log's text keeps %s", (_what, fault, said) => {
  expect(faultText(fault).split("\n")[0]).toContain(said);
});
