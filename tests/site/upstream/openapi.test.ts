import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "#functions/contract/wire/calls.ts";
import { failures } from "#functions/contract/wire/envelope.ts";
import type { Case } from "#tests/kit/calls/call-asks.ts";
import { cases } from "#tests/kit/calls/call-cases.ts";
import { type Origins, type Send, startOrigins, worldOf } from "#tests/kit/calls/call-world.ts";
import { operationIdOf, readDocument, sendGenerated } from "#tests/kit/calls/generated-client.ts";

let origins: Origins;
let send: Send;
beforeAll(async () => {
  [origins, send] = await Promise.all([startOrigins(), sendGenerated()]);
});
afterAll(() => origins?.close());

const document = readDocument();
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(document.json, "contract");

/** What is wrong with a value by the schema at this place of the document. */
function faults(place: readonly string[], value: unknown): readonly string[] {
  const pointer = place.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
  const validate = ajv.compile({ $ref: `contract#/${pointer.split("/").map(encodeURIComponent).join("/")}` });
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}

const responseAt = (path: string, method: string, status: number) =>
  ["paths", path, method, "responses", String(status), "content", "application/json", "schema"] as const;
const formAt = (path: string, method: string) =>
  ["paths", path, method, "requestBody", "content", "application/x-www-form-urlencoded", "schema"] as const;

const table: Readonly<Record<string, Readonly<Record<string, { method: string; path: string }>>>> = calls;
const rows = Object.entries(cases).flatMap(([area, named]) =>
  Object.entries<Record<string, Case> & { ok: Case }>(named).map(([name, all]) => {
    const { method = "", path = "" } = table[area]?.[name] ?? {};
    return { id: operationIdOf(area, name), path, method: method.toLowerCase(), all };
  }),
);

test("the document has every call of the table, and no other", () => {
  const told = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  );
  expect(told.toSorted()).toEqual(rows.map(({ id, method, path }) => `${id} ${method} ${path}`).toSorted());
});

describe("a client made of the document", () => {
  test.each(rows)("asks $id, and is answered as the document says", async ({ id, path, method, all }) => {
    const asked: Parameters<Send>[0][] = [];
    const noting: Send = (sent) => {
      asked.push(sent);
      return send(sent);
    };
    const said = await all.ok(worldOf(origins, noting));
    expect([said.status, said.code], said.text).toEqual([200, 0]);
    expect(faults(responseAt(path, method, 200), JSON.parse(said.text))).toEqual([]);
    const last = asked.filter(({ area, name }) => operationIdOf(area, name) === id).at(-1);
    expect(last).toBeDefined();
    if (method === "post") expect(faults(formAt(path, method), last?.params)).toEqual([]);
  });
});

test.each(rows.filter(({ all }) => "INVALID_PARAMS" in all))(
  "$id refuses what is wrong as the document says",
  async ({ path, method, all }) => {
    const said = await all.INVALID_PARAMS?.(worldOf(origins));
    expect(said?.status).toBe(failures.INVALID_PARAMS);
    expect(faults(responseAt(path, method, 400), JSON.parse(said?.text ?? ""))).toEqual([]);
  },
);

describe("the contract in the open", () => {
  test("is shown by the origin in development: the document, and a page of it", async () => {
    const json = await origins.site.origin.fetch("/openapi.json");
    expect(JSON.parse(await json.text())).toEqual(document.json);
    const page = await origins.site.origin.fetch("/openapi");
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    const text = await page.text();
    for (const { path } of rows) expect(text).toContain(path);
    expect(text).not.toContain("<script");
  });

  test("is nowhere in production", async () => {
    for (const path of ["/openapi.json", "/openapi"])
      expect((await origins.bare.origin.fetch(path)).status).toBe(failures.NOT_FOUND);
  });
});
