import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import routes from "../../app/routes.ts";

/** A route, as far as it decides whose it is. */
interface Routed {
  /** Its file, whole or from app/ on. */
  file: string;
  path?: string | undefined;
}

/**
 * The Worker that draws a route (页面归谁): pages what anybody may open, and what nobody has; staff's pages a Worker of
 * their own, and so all others, which are of one visitor or one order.
 */
export function workerOf({ file, path }: Routed): "desk" | "orders" | "pages" {
  if (file.includes("routes/desk/")) return "desk";
  return path === "*" || /\bopen: true\b/.test(handleIn(file)) ? "pages" : "orders";
}

/** What a route says of itself, as it is written. */
const handleIn = (file: string): string =>
  /^export const handle\b[^;]*;/m.exec(readFileSync(resolve("app", file), "utf8"))?.[0] ?? "";

const PAGES = "virtual:visitor-pages";
const HANDLES = "virtual:open-handles";

/**
 * `virtual:visitor-pages`: every page of visitors, whichever Worker has it: the site hands each on, and
 * each page says which links may be fetched ahead. `virtual:open-handles`: what the routes of open pages say of themselves, and nothing else of them.
 */
export function visitorPages(): Plugin {
  return {
    name: "luopan:visitor-pages",
    resolveId: (id) => (id === PAGES || id === HANDLES ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${PAGES}`) return `export default ${JSON.stringify(pages())};`;
      return id === `\0${HANDLES}` ? openHandles() : undefined;
    },
  };
}

/** A module of handles alone, as they are written, with the imports that they name: a route's own brings its screen along. */
function openHandles(): string {
  const open = routes.filter((route) => workerOf(route) === "pages" && route.path !== "*");
  const imports = open.flatMap(({ file }) => {
    const names = new Set(handleIn(file).match(/\w+/g));
    return [...readFileSync(resolve("app", file), "utf8").matchAll(IMPORT)].flatMap(([, all = "", from]) =>
      all.split(", ").flatMap((name) => (names.has(name) ? [`import { ${name} } from ${from};`] : [])),
    );
  });
  const rows = open.map(({ path, file }) => {
    const [, handle = "{}"] = /= (\{.*\});$/s.exec(handleIn(file)) ?? [];
    return `${JSON.stringify(patternOf(path))}: ${handle},`;
  });
  return [...new Set(imports), "export default {", ...rows, "};"].join("\n");
}

/** A line that imports values by their names. */
const IMPORT = /^import \{ ([^}]*) \} from ("[^"]+");$/gm;

const patternOf = (path = ""): string => `/${path.replace(/^\//, "")}`;

const pages = () =>
  routes
    .map((route) => ({ ...route, worker: workerOf(route) }))
    .filter(({ worker, path }) => worker !== "desk" && path !== "*")
    .map(({ path, file, worker }) => ({
      pattern: patternOf(path),
      worker,
      prefetch: /\bprefetch: true\b/.test(handleIn(file)),
    }));
