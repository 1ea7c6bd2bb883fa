import { expect, test } from "vitest";
import shown from "#app/home/sample.json" with { type: "json" };
import { sampleName } from "#scripts/samples/sample-name.ts";

test("the home page's sample is what the engine gives today (else: npm run -s sample)", async () => {
  expect(shown).toEqual(await sampleName());
});
