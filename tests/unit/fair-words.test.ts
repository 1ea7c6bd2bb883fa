import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bannedIn } from "#functions/contract/values/banned-words.ts";

/** All that the site or the origin may ever say: screens, refusals, messages by SMS, notices, articles, samples. */
const SAYING = [
  "app/**/*.{ts,tsx,json}",
  "functions/{contract,origin,site}/**/*.{ts,json,md}",
  "public/**/*",
];
/** The list itself, and migrations' metadata. */
const ASIDE = /banned-words\.ts$|\/migrations\//;
/** Words quoted from others, marked so (引述). */
const QUOTED = /\[\[.*?\]\]/g;

const files = globSync(SAYING).filter(
  (file) => /\.(?:tsx?|json|md|svg|txt)$/.test(file) && !ASIDE.test(file),
);

test("nothing that is written for visitors says a banned word, but in quotations that are marked", () => {
  expect(files.length).toBeGreaterThan(200);
  const said = files.flatMap((file) =>
    bannedIn(readFileSync(file, "utf8").replaceAll(QUOTED, "")).map((word) => `${file}: ${word}`),
  );
  expect(said).toEqual([]);
});

test("a banned word is found wherever it stands", () => {
  expect(bannedIn("本店名师为您改运，仅剩三席")).toEqual(["改运", "仅剩"]);
  expect(bannedIn("起名由您和家人决定")).toEqual([]);
});
