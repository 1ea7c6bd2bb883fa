import { expect, test } from "vitest";
import shown from "#functions/origin/content/manuscript.json" with { type: "json" };
import { sampleManuscript } from "#scripts/samples/sample-manuscript.ts";

test("the sample manuscript is what the engine gives today (else: npm run -s sample)", async () => {
  expect(shown).toEqual(await sampleManuscript());
});

test("no character stands in two names of the sample: whoever buys eight names counts eight ideas", () => {
  const chars = shown.manuscript.names.flatMap(({ given }) => [...given]);
  expect(chars.filter((char, at) => chars.indexOf(char) < at)).toEqual([]);
});

test("every name of the sample stands in its quotation, character by character", () => {
  for (const { given, source } of shown.manuscript.names) {
    const quote = [...source.quote];
    const marked = source.marked.map((at) => quote[at]).join("");
    expect(
      [...given].every((char) => marked.includes(char)),
      given,
    ).toBe(true);
  }
});
