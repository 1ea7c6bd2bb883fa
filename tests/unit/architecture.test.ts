import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

/** Which parts a part may import besides itself, and which packages. The arrows of the house stand here and nowhere else. */
const ARROWS: Readonly<Record<string, { parts: readonly string[]; packages?: RegExp }>> = {
  "app/kit": { parts: ["app/context", "functions/contract"] },
  "app/products": { parts: ["app/kit", "functions/contract"] },
  "app/orders": { parts: ["app/kit", "app/products", "functions/contract"] },
  "app/home": { parts: ["app/kit", "app/products", "app/orders", "functions/contract"] },
  "app/desk": { parts: ["app/kit", "app/products", "app/orders", "functions/contract"] },
  "app/together": { parts: ["app/kit", "functions/contract"] },
  // What answers at the touch: the screens' own parts, drawn in the browser.
  "app/touched": { parts: ["app/kit", "app/together", "app/products", "functions/contract"] },
  "app/guide": { parts: ["app/kit", "functions/contract"] },
  "app/diagnosis": { parts: ["app/kit", "functions/contract"] },
  "app/routes": {
    parts: ["kit", "products", "orders", "home", "together", "desk", "guide", "diagnosis", "context"]
      .map((room) => `app/${room}`)
      .concat("functions/contract"),
  },
  app: { parts: ["app/kit", "app/routes", "functions/contract"] },
  "functions/contract": { parts: [], packages: /^valibot$/ },
  "functions/access": { parts: ["functions/contract"], packages: /^(jose|valibot)$/ },
  "functions/naming": { parts: [".generated"], packages: /^(tyme4ts$|@noble\/hashes\/)/ },
  "functions/origin": { parts: ["functions/access", "functions/contract", "functions/naming", ".generated"] },
  // Nothing of the staff's: neither the desk's screens nor who may come in to them.
  "functions/site": { parts: ["app", "app/context", "app/kit", "functions/contract"] },
  // The site's gate and frame around the screens.
  "functions/pages": { parts: ["app/kit", "functions/site"] },
  "functions/orders": { parts: ["app/kit", "functions/site"] },
  "functions/desk": {
    parts: ["app/context", "app/desk", "app/kit", "functions/access", "functions/contract", "functions/site"],
  },
  "functions/sandbox": { parts: [] },
};

/** Folders with more siblings than a reader takes in at a glance, and why. */
const WIDE: Readonly<Record<string, string>> = {
  app: "the rooms, and beside them what a request starts with",
  "functions/origin": "the Worker's root: its entry, what every call reaches, and a folder for each concern",
  "functions/origin/content/guides": "an article a file, numbered in the order in which visitors read them",
  scripts: "a command of package.json a file, beside the folder of what it is made of",
  "scripts/breaks/rows": "deliberate faults, a file for each part of the house",
};
const MOST_SIBLINGS = 15;

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

/** Files in app/ itself are what a request starts with; its context is all that rooms know of them. */
function partOf(path: string): string {
  if (/^app\/context\b/.test(path)) return "app/context";
  const parts = Object.keys(ARROWS).filter((part) => path.startsWith(`${part}/`));
  return parts.sort((a, b) => b.length - a.length)[0] ?? dirname(path);
}

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
const others = globSync(["scripts/**/*.ts", "tests/**/*.ts"]);
const edges = files.flatMap((file) => importsOf(file).map((to) => ({ file, from: partOf(file), ...to })));
const inside = [...files, ...others].flatMap((file) =>
  importsOf(file).flatMap(({ path }) => (path === undefined ? [] : [{ file, path }])),
);

describe("an import", () => {
  test("runs along the arrows: site → app → contract ← origin → naming, and in the app towards kit", () => {
    const against = edges.filter(({ from, path }) => {
      if (path === undefined || from === "app/context") return false;
      const to = path.startsWith(".generated/") ? ".generated" : partOf(path);
      return to !== from && !ARROWS[from]?.parts.includes(to);
    });
    expect(against.map(({ file, path }) => `${file} → ${path}`)).toEqual([]);
    expect(edges.filter(({ path }) => path !== undefined).length).toBeGreaterThan(1000);
  });

  test("of one product's screens by another's is none", () => {
    const product = (path: string) => /^app\/products\/[^/]+/.exec(path)?.[0];
    const across = inside.filter(({ file, path }) => {
      const [from, to] = [product(file), product(path)];
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(across).toEqual([]);
  });

  test("of a package is valibot alone in the contract, tyme4ts and hashes alone in the engine", () => {
    const against = edges.filter(
      ({ from, name }) => name !== undefined && ARROWS[from]?.packages?.test(name) === false,
    );
    expect(against.map(({ file, name }) => `${file} → ${name}`)).toEqual([]);
  });

  test("that leaves a folder upwards says where from the root", () => {
    const upwards = files.filter((file) =>
      /(?:from|import)\s*\(?\s*"\.\.\//.test(readFileSync(file, "utf8")),
    );
    expect(upwards).toEqual([]);
  });

  // The files of a worker share their modules: one that a file replaces may be replaced too late, or in another file.
  test("is of the real module in every test", () => {
    const tests = globSync("tests/**/*.test.ts");
    const replacing = tests.filter((file) => /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(file, "utf8")));
    expect(tests.length).toBeGreaterThan(100);
    expect(replacing).toEqual([]);
  });
});

/** What is on a circle, of what points at what: what points at nothing that is left is on none. */
function onCircles(pointed: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(pointed);
  const free = () => [...left].filter(([, ends]) => ![...ends].some((end) => left.has(end)));
  for (let some = free(); some.length > 0; some = free()) for (const [one] of some) left.delete(one);
  return [...left.keys()];
}

/** The folders of a folder by which of their neighbours their files import, at every depth. */
function neighbours(): Map<string, Map<string, Set<string>>> {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const { file, path } of inside) {
    const [a, b] = [file.split("/"), path.split("/")];
    const depth = a.findIndex((part, at) => part !== b[at]);
    // Files that stand in the folder itself belong to no room of it.
    if (depth < 1 || a.length <= depth + 1 || b.length <= depth + 1) continue;
    const folder = a.slice(0, depth).join("/");
    const rooms = found.get(folder) ?? new Map<string, Set<string>>();
    found.set(folder, rooms);
    const [from = "", to = ""] = [a[depth], b[depth]];
    rooms.set(from, (rooms.get(from) ?? new Set()).add(to));
  }
  return found;
}

test("no file comes back to itself through what it imports", () => {
  const pointed = new Map<string, Set<string>>();
  for (const { file, path } of inside) pointed.set(file, (pointed.get(file) ?? new Set()).add(path));
  expect(onCircles(pointed)).toEqual([]);
});

describe("a folder", () => {
  test("comes back to itself through no neighbour, at any depth", () => {
    const circles = [...neighbours()]
      .map(([folder, rooms]) => ({ folder, on: onCircles(rooms) }))
      .filter(({ on }) => on.length > 0);
    expect(circles).toEqual([]);
  });

  // A folder without a file in it is nothing that a checkout has.
  const paths = new Set<string>();
  for (const file of globSync("{app,functions,scripts,tests}/**/*.*"))
    for (let path = file; path !== "."; path = dirname(path)) paths.add(path);
  const siblings = new Map<string, number>();
  for (const path of paths) siblings.set(dirname(path), (siblings.get(dirname(path)) ?? 0) + 1);

  test("holds at most fifteen files and folders, or there is a reason", () => {
    const wide = [...siblings].filter(([, count]) => count > MOST_SIBLINGS).map(([folder]) => folder);
    expect(wide.sort()).toEqual(Object.keys(WIDE).sort());
  });

  test("of the app and the functions holds more than one file", () => {
    const single = [...siblings].filter(
      ([folder, count]) => count === 1 && /^(app|functions)\//.test(folder),
    );
    expect(single).toEqual([]);
  });
});
