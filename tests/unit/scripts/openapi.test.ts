import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { PRIVATE_KEYS } from "#functions/contract/wire/calls.ts";
import { openApiDocument } from "#scripts/openapi/openapi-document.ts";
import { openApiPage } from "#scripts/openapi/openapi-page.ts";

const document = await openApiDocument();
const text = JSON.stringify(document);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe("the OpenAPI document", () => {
  test("is one of OpenAPI 3.1", async () => {
    const validator = new Validator();
    const told = await validator.validate(JSON.parse(text));
    expect(told.errors ?? []).toEqual([]);
    expect([told.valid, validator.version]).toEqual([true, "3.1"]);
  });

  test("refers to schemas that are there", () => {
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name);
    expect(names.filter((name) => !Object.hasOwn(document.components.schemas, name))).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(60);
  });

  test("describes every field of a form and of an answer: none is anything at all", () => {
    const empty = Object.entries(document.components.schemas).filter(
      ([, schema]) => Object.keys(schema).length === 0,
    );
    expect(empty).toEqual([]);
  });

  test("sends nothing private in a query but what finds a name, of an order or of the lexicon", () => {
    const asked = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.flatMap(({ name }) => (PRIVATE_KEYS.has(String(name)) ? [`${operationId} ${name}`] : [])),
    );
    expect(asked).toMatchInlineSnapshot(`
      [
        "orderNameDetail name",
        "xWhyNot name",
        "xGivenName given",
      ]
    `);
  });

  test("is a page without scripts, its texts escaped", () => {
    const page = openApiPage({ ...document, info: { title: "<script>", description: "a & b" } });
    expect(page).not.toContain("<script>");
    expect(page).toContain("a &amp; b");
    for (const { operationId } of operations) expect(page).toContain(`id="${operationId}"`);
  });
});
