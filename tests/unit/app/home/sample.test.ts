import * as v from "valibot";
import { expect, test } from "vitest";
import shown from "#app/home/sample.json" with { type: "json" };
import { FullName } from "#functions/contract/names/name-card.ts";
import { sampleName } from "#scripts/samples/sample-name.ts";

test("the home page's sample is what the engine gives today (else: npm run -s sample)", async () => {
  expect(shown).toEqual(await sampleName());
  expect(v.parse(FullName, shown)).toEqual(shown);
});
