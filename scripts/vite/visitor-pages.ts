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
 * The Worker that has a route (页面归谁): the site what anybody may open, and what nobody has; staff's pages a Worker of
 * their own, and so all others, which are of one visitor or one order.
 */
export function workerOf({ file, path }: Routed): "desk" | "orders" | "site" {
  if (file.includes("routes/desk/")) return "desk";
  return path === "*" || /\bopen: true\b/.test(handleIn(file)) ? "site" : "orders";
}

/** What a route says of itself, as it is written. */
const handleIn = (file: string): string =>
  /^export const handle\b[^;]*;/m.exec(readFileSync(resolve("app", file), "utf8"))?.[0] ?? "";

const ID = "virtual:visitor-pages";
const RESOLVED = `\0${ID}`;

/**
 * `virtual:visitor-pages`: every page of visitors, whichever Worker has it: the site passes on what is not its own, and
 * each page says which links may be fetched ahead.
 */
export function visitorPages(): Plugin {
  return {
    name: "luopan:visitor-pages",
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(pages())};` : undefined),
  };
}

const pages = () =>
  routes
    .map((route) => ({ ...route, worker: workerOf(route) }))
    .filter(({ worker, path }) => worker !== "desk" && path !== "*")
    .map(({ path = "", file, worker }) => ({
      pattern: `/${path.replace(/^\//, "")}`,
      worker,
      prefetch: /\bprefetch: true\b/.test(handleIn(file)),
    }));
