import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "#functions/contract/wire/calls.ts";
import { type FailureCode, failures } from "#functions/contract/wire/envelope.ts";
import { english, forbidden } from "#tests/kit/browser/browser-words.ts";
import type { Case } from "#tests/kit/calls/call-asks.ts";
import { cases } from "#tests/kit/calls/call-cases.ts";
import { type Origins, startOrigins, worldOf } from "#tests/kit/calls/call-world.ts";

let origins: Origins;
beforeAll(async () => {
  origins = await startOrigins();
});
afterAll(() => origins?.close());

const isCode = (code: string): code is FailureCode => code in failures;

interface Row {
  call: string;
  method: string;
  path: string;
  ok: Case;
  refused: readonly (readonly [FailureCode, Case])[];
}

const rows: Row[] = Object.entries(cases).flatMap(([area, named]) =>
  Object.entries<Record<string, Case> & { ok: Case }>(named).map(([name, { ok, ...refused }]) => {
    const table: Readonly<Record<string, Readonly<Record<string, { method: string; path: string }>>>> = calls;
    const { method = "", path = "" } = table[area]?.[name] ?? {};
    const codes = Object.entries(refused).flatMap(([code, one]) =>
      isCode(code) ? [[code, one] as const] : [],
    );
    return { call: `${area}.${name}`, method, path, ok, refused: codes };
  }),
);

describe.each(rows)("$call", ({ method, path, ok, refused }) => {
  test("answers, in fair words", async () => {
    const said = await ok(worldOf(origins));
    expect([said.status, said.code], said.text).toEqual([200, 0]);
    expect(forbidden(own(said.data))).toEqual([]);
  });

  test.each(refused)("refuses with %s, in fair Chinese", async (code, provoke) => {
    const said = await provoke(worldOf(origins));
    expect([said.status, said.code], said.text).toEqual([failures[code], code]);
    const words = [said.message, ...Object.values(said.fields ?? {})].join("\n");
    expect(words).toMatch(/\p{Script=Han}/u);
    expect([forbidden(words), english(words)]).toEqual([[], []]);
  });

  test("is for visitors only", async () => {
    const answer = await origins.site.origin.fetch(path, { method });
    expect(answer.status).toBe(failures.FORBIDDEN);
  });
});

/** All that an answer says in our own words: what is quoted (a poem, `[[…]]` in an article) is not. */
function own(data: unknown): string {
  const quoted = new Set(["source", "poem", "quote"]);
  return JSON.stringify(data, (key, value) => (quoted.has(key) ? null : value)).replaceAll(
    /\[\[.*?\]\]/g,
    "",
  );
}
