import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { packagesOf } from "#scripts/licences/bundled-packages.ts";
import { dataSources } from "#scripts/licences/data-sources.ts";
import { licenceFault } from "#scripts/licences/fitting.ts";
import { licencesText } from "#scripts/licences/licences-text.ts";
import { type LockedPackage, lockedPackages } from "#scripts/licences/locked-packages.ts";

const locked = lockedPackages();
const told = readFileSync("docs/data.md", "utf8");

const packaged = (licence: string | null, dev: boolean, name = "made-up"): LockedPackage => ({
  folder: `node_modules/${name}`,
  name,
  version: "1.0.0",
  licence,
  dev,
});

describe("the licence of a package", () => {
  test("fits, for every package that is locked", () => {
    expect(locked.flatMap((one) => licenceFault(one) ?? [])).toEqual([]);
    expect(locked.length).toBeGreaterThan(500);
  });

  test.each([
    ["MIT", false],
    ["MIT OR GPL-3.0-only", false],
    ["Apache-2.0 AND MIT", false],
    ["MPL-2.0", true],
  ])("may be %s (for tools: %s)", (licence, dev) => {
    expect(licenceFault(packaged(licence, dev))).toBeNull();
  });

  test.each([
    [null, true, /states no licence/],
    ["GPL-3.0-only", true, /does not fit a tool/],
    ["MPL-2.0", false, /does not fit what we hand on/],
    ["MIT AND GPL-3.0-only", false, /does not fit/],
    ["UNLICENSED", true, /no SPDX expression/],
    ["SEE LICENSE IN FILE", true, /no SPDX expression/],
  ])("is refused where it is %s (for tools: %s)", (licence, dev, why) => {
    expect(licenceFault(packaged(licence, dev))).toMatch(why);
  });

  test("is judged as handed on once it is bundled, whatever the lockfile holds it for", () => {
    const tool = packaged("MPL-2.0", true);
    expect(() => licencesText([tool.folder], [tool])).toThrow(/does not fit what we hand on/);
    expect(() => licencesText(["node_modules/unheard-of"], locked)).toThrow(/not in package-lock/);
  });
});

test("a bundled module is its nearest package's", () => {
  expect(
    packagesOf([
      `${process.cwd()}/node_modules/react/cjs/react.js?commonjs-entry`,
      `${process.cwd()}/node_modules/react/index.js`,
      `${process.cwd()}/node_modules/@remix-run/router/node_modules/@scope/cookie/index.js`,
      `${process.cwd()}/app/root.tsx`,
      "\0virtual:island",
    ]),
  ).toEqual(["node_modules/@remix-run/router/node_modules/@scope/cookie", "node_modules/react"]);
});

describe("licences.txt", () => {
  const text = licencesText(["node_modules/react", "node_modules/drizzle-orm"], locked);

  test("has the licence texts of software and data, and our own first", () => {
    expect(text.startsWith(readFileSync("LICENSE", "utf8").trim())).toBe(true);
    expect(text).toContain("Copyright (c) Facebook, Inc. and its affiliates.");
    for (const { name, version } of dataSources) expect(text).toContain(`${name} ${version}`);
    for (const words of ["Unicode, Inc. All rights reserved", "JackeyGao", "SIL OPEN FONT LICENSE"])
      expect(text).toContain(words);
  });

  test("brings the licence's own text where a package has no file of it", () => {
    expect(text.match(/END OF TERMS AND CONDITIONS/g)?.length).toBeGreaterThanOrEqual(4);
  });
});

describe("docs/data.md", () => {
  test("names every source with its version and what it states", () => {
    const missing = dataSources.filter(({ name, version }) => !told.includes(`| ${name} ${version} |`));
    expect(missing).toEqual([]);
  });

  test("and the sources are all the packages that a script pins", () => {
    const pinned = globSync("scripts/data/**/*.ts").flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return [...text.matchAll(/"sha512-/g)].map(({ index }) =>
        text.slice(Math.max(0, index - 240), index + 400),
      );
    });
    const unknown = pinned.filter(
      (around) => !dataSources.some(({ name, version }) => around.includes(name) && around.includes(version)),
    );
    expect(unknown).toEqual([]);
    expect(pinned.length).toBeGreaterThanOrEqual(8);
  });

  test("links every table that a script has written and every text that the build reads", () => {
    const generated = globSync("functions/**/*.ts").filter((file) =>
      /(?:Generated|Made) by scripts\//.test(readFileSync(file, "utf8").slice(0, 200)),
    );
    const texts = globSync("scripts/data/{characters,traditional,poems/canon,sound/ears}/*.txt");
    const folders = ["scripts/data/sound/ears/", "scripts/data/poems/passages/"];
    const isTold = (file: string) =>
      told.includes(`(../${file})`) ||
      folders.some((folder) => file.startsWith(folder) && told.includes(`(../${folder})`));
    expect([...generated, ...texts].filter((file) => !isTold(file))).toEqual([]);
    expect(generated.length).toBeGreaterThanOrEqual(3);
  });
});
