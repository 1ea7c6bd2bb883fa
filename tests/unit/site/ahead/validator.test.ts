import { expect, test } from "vitest";
import type { SiteContext } from "#app/context.server.ts";
import { recipeOf } from "#functions/site/ahead/validator.ts";

const url = new URL("https://luopan.example/guide");

/** The recipe of a page for everybody in a Worker that is told so. */
function recipe(over: object = {}): Promise<string | null> {
  // Of a context a recipe reads these, and nothing else: hence the cast.
  const context = {
    ...{ stage: "test", version: "1", origin: url.origin, publicPath: "/" },
    ...{ page: { traditional: false, sounds: "pinyin" }, cache: { kept: async () => ({ prices: 1 }) } },
    ...over,
  } as unknown as SiteContext;
  return recipeOf(new Request(url), url, { madeOf: ["siteInfo"] }, context);
}

// Break it catches: after a deployment with another setting an edge fills pages with the addresses of before, for a day.
test.each([
  { publicPath: "https://static.example/v2/" },
  { origin: "https://names.example" },
  { stage: "production" },
  { page: { traditional: true, sounds: "pinyin" } },
  { cache: { kept: async () => ({ prices: 2 }) } },
])("a page of a site with %j has a recipe of its own", async (over) => {
  expect(await recipe(over)).not.toBe(await recipe());
});

test("two deployments of the same screens have one recipe, and what is not at hand none", async () => {
  expect(await recipe({ version: "2" })).toBe(await recipe());
  expect(await recipe({ cache: { kept: async () => null } })).toBeNull();
});
