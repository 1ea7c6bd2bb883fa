import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Which parts a part may import (itself aside), and which packages; biome.json says the same to an editor. */
const arrows: Readonly<Record<string, { parts: readonly string[]; packages?: RegExp }>> = {
  app: { parts: ["functions/contract"] },
  "functions/contract": { parts: [], packages: /^valibot$/ },
  "functions/access": { parts: ["functions/contract"], packages: /^(jose|valibot)$/ },
  "functions/naming": { parts: [".generated"], packages: /^(tyme4ts$|@noble\/hashes\/)/ },
  "functions/origin": { parts: ["functions/access", "functions/contract", "functions/naming", ".generated"] },
  "functions/site": { parts: ["app", "functions/access", "functions/contract"] },
  "functions/sandbox": { parts: [] },
};

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;
const partOf = (path: string) =>
  Object.keys(arrows).find((part) => path.startsWith(`${part}/`)) ?? path.split("/").slice(0, -1).join("/");

/** A file's imports: paths from the project's root, or names of packages. */
function importsOf(file: string): { path?: string; name?: string }[] {
  return [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, target = ""]) => {
    if (target.startsWith(".")) return { path: normalize(join(dirname(file), target)) };
    if (target.startsWith("#generated/")) return { path: `.generated/${target.slice("#generated/".length)}` };
    if (target.startsWith("#")) return { path: target.slice(1) };
    return { name: target };
  });
}

const files = globSync(["app/**/*.{ts,tsx}", "functions/**/*.ts"]);
const edges = files.flatMap((file) => importsOf(file).map((to) => ({ file, from: partOf(file), ...to })));

test("arrows run one way: site → app → contract ← origin → naming", () => {
  const against = edges.filter(({ from, path }) => {
    if (path === undefined) return false;
    const to = path.startsWith(".generated/") ? ".generated" : partOf(path);
    return to !== from && !arrows[from]?.parts.includes(to);
  });
  expect(against.map(({ file, path }) => `${file} → ${path}`)).toEqual([]);
  expect(edges.filter(({ path }) => path !== undefined).length).toBeGreaterThan(100);
});

test("the contract needs valibot only, the engine tyme4ts and hashes only", () => {
  const against = edges.filter(
    ({ from, name }) => name !== undefined && arrows[from]?.packages?.test(name) === false,
  );
  expect(against.map(({ file, name }) => `${file} → ${name}`)).toEqual([]);
});

test("nothing reaches out of a part by a relative path", () => {
  const against = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(IMPORT)]
      .map(([, target = ""]) => target)
      .filter(
        (target) =>
          target.startsWith("..") && partOf(normalize(join(dirname(file), target))) !== partOf(file),
      )
      .map((target) => `${file} → ${target}`),
  );
  expect(against).toEqual([]);
});

test("no file comes back to itself through what it imports", () => {
  const all = [...files, ...globSync(["scripts/**/*.ts", "tests/**/*.ts"])];
  const left = new Map(all.map((file) => [file, importsOf(file).flatMap(({ path }) => path ?? [])]));
  // What imports nothing that is left is in no circle.
  const free = () => [...left].filter(([, paths]) => !paths.some((path) => left.has(path)));
  for (let some = free(); some.length > 0; some = free()) for (const [file] of some) left.delete(file);
  expect([...left.keys()]).toEqual([]);
});
