import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { transformWithEsbuild } from "vite";

const IMPORT = /\bfrom\s+"(\.{1,2}\/[^"]+)"/g;
/** What the islands put into pages is part of every screen. */
const ISLANDS = ["app/island/*.ts", "app/pay-island/*.ts"];

/** Every module of app/ that a screen is drawn by: its route, the frame, and all that these import. */
export function screenFiles(route: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, target = ""] of readFileSync(file, "utf8").matchAll(IMPORT))
      visit(normalize(join(dirname(file), target)));
  };
  for (const file of ["app/root.tsx", route, ...ISLANDS.flatMap((pattern) => globSync(pattern))]) visit(file);
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
