import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const GLOSSARY = "docs/glossary.md";
const LINK = /\]\(([^)\s]+)\)/g;
/** What a row of the glossary begins with: the Chinese word, which may be missing, and the terms. */
const TERMS = /^\| ([^|]*) \| ([^|]+) \|/;

const files = [...globSync("*.md"), "scripts/data/README.md", ...globSync("docs/**/*.md")];

/** The links of a text that lead to a file or folder of the project, without the heading they lead to there. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(LINK)]
    .map(([, target = ""]) => target.replace(/#.*$/, ""))
    .filter((target) => target !== "" && !/^[a-z]+:/.test(target));

const linked = files.flatMap((file) => pathsIn(readFileSync(file, "utf8")).map((path) => ({ file, path })));

test("every link of a document leads to a file or folder that is there", () => {
  const dead = linked.filter(({ file, path }) => !existsSync(join(dirname(file), path)));
  expect(dead.map(({ file, path }) => `${file} → ${path}`)).toEqual([]);
  expect(linked.length).toBeGreaterThan(200);
});

describe("the glossary", () => {
  const rows = readFileSync(GLOSSARY, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\| (?:中文|---) /.test(line));
  const terms = rows.flatMap((row) => TERMS.exec(row)?.[2]?.split(", ") ?? []);

  test("has a term once: a word means one thing", () => {
    const again = terms.map((term) => term.toLowerCase()).filter((term, at, all) => all.indexOf(term) !== at);
    expect(again).toEqual([]);
    expect(terms.length).toBeGreaterThanOrEqual(rows.length);
    expect(rows.length).toBeGreaterThan(100);
  });

  test("says of each where it is defined", () => {
    expect(rows.filter((row) => pathsIn(row).length === 0)).toEqual([]);
  });
});
