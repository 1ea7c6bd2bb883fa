import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { transformWithEsbuild } from "vite";

const IMPORT = /\bfrom\s+"(#app\/[^"]+|\.{1,2}\/[^"]+)"/g;
/** What the islands put into pages is part of every screen. */
const ISLANDS = ["app/kit/islands/page/*.ts", "app/kit/islands/pay/*.ts"];

const LATE = "app/kit/prose/late.tsx";

/** Every module of app/ that a screen is drawn by: its route, the frame, and all that these import. */
export const screenFiles = (route: string): string[] =>
  withImports(["app/root.tsx", route, ...ISLANDS.flatMap((pattern) => globSync(pattern))]);

/** All that a Worker with these routes is written in, but the contract: one text. */
export const sourcesOf = (worker: string, routes: readonly string[]): string =>
  withImports([
    ...["app/root.tsx", "app/entry.server.tsx", ...routes],
    ...globSync(`functions/{site,${worker}}/**/*.ts`),
  ])
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

/** Every module that draws parts which may come after the shell of a page, and all that these import. */
export const lateFiles = (): string[] =>
  withImports(globSync("app/**/*.tsx").filter((file) => importsOf(file).includes(LATE)));

const importsOf = (file: string): string[] =>
  Array.from(readFileSync(file, "utf8").matchAll(IMPORT), ([, target = ""]) =>
    target.startsWith("#") ? target.slice(1) : normalize(join(dirname(file), target)),
  );

function withImports(files: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const target of importsOf(file)) visit(target);
  };
  for (const file of files) visit(file);
  return [...seen].sort();
}

const texts = new Map<string, Promise<string>>();

/** The strings of a module, where the names of classes stand, and the elements it draws, as `<tag`. */
export function stringsIn(file: string): Promise<string> {
  const before = texts.get(file);
  if (before !== undefined) return before;
  const found = transformWithEsbuild(readFileSync(file, "utf8"), file, { jsx: "preserve", sourcemap: false });
  const strings = found.then(({ code }) =>
    [
      ...[...code.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, plain, made]) => plain ?? made ?? ""),
      ...[...code.matchAll(/<[a-z][a-z0-9]*\b/g)].map(([tag]) => tag),
    ].join("\n"),
  );
  texts.set(file, strings);
  return strings;
}
