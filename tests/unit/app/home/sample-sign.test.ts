import * as v from "valibot";
import { expect, test } from "vitest";
import shown from "#app/home/business/sample.json" with { type: "json" };
import { FullBusinessName } from "#functions/contract/products/business.ts";
import { sampleSign } from "#scripts/samples/sample-sign.ts";

test("the business home's sample is what the engine gives today (else: npm run -s sample)", () => {
  expect(shown).toEqual(sampleSign());
  expect(v.parse(FullBusinessName, shown)).toEqual(shown);
});
