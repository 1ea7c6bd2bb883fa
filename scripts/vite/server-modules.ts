import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { bundleOf } from "./bundle-of.ts";
import { changedRemix } from "./remix-changes.ts";
import { sourcesOf } from "./screen-sources.ts";
import { DRAW, withDrawing } from "./templates/renderer.ts";

const REACT_DOM = join(dirname(createRequire(import.meta.url).resolve("react-dom/package.json")), "cjs");
const renderer = (name: string) => JSON.stringify(join(REACT_DOM, `${name}.browser.production.min.js`));

/**
 * What the server build takes in place of five modules. `react-dom` is 40 kB gz of client renderer, of which the router
 * only asks `flushSync`, and that in the browser alone. `react-dom/server` is the server renderer twice, for strings and
 * for streams: in-order.tsx does with the one for strings, which writes no bytes of its own and costs half the CPU.
 * `@remix-run/cloudflare` is one CommonJS file that brings along all of the runtime, sessions and multipart forms too,
 * of which the site uses three functions. `react/jsx-runtime` copies the properties of
 * each element one by one, to take `key` and `ref` out: the compiler has parted the first, and nothing on a server has the
 * second. Its elements are React's own, made as React 19 makes them.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  "react-dom": `export const flushSync = () => { throw new Error("react-dom does not render on the server"); };
    export default { flushSync };`,
  "react-dom/server": `export { renderToStaticMarkup, renderToString } from ${renderer("react-dom-server-legacy")};`,
  "virtual:drawing": `export { classesDrawn, renderToString } from ${renderer("react-dom-server-legacy")};`,
  "@remix-run/cloudflare": `export { createRequestHandler, data, redirect } from "@remix-run/server-runtime";`,
  // Whoever calls it is cut out below.
  "turbo-stream": `const nothing = () => { throw new Error("nothing is encoded"); };
    export { nothing as decode, nothing as encode };`,
  "react/jsx-runtime": `import { Fragment } from "react";
    const $$typeof = Symbol.for("react.element");
    const jsx = (type, props, key) =>
      ({ $$typeof, type, key: key === undefined ? null : String(key), ref: null, props, _owner: null });
    export { Fragment, jsx, jsx as jsxs };
    ${DRAW}`,
};

const MARK = "\0luopan:";

/** Components for a browser that nobody uses stay in a bundle because each is given a name for React's tools. */
const ROUTERS = /\/node_modules\/(?:react-router|react-router-dom|@remix-run\/react)\//;
const isOfTable = (id: string): boolean => id.endsWith("/functions/contract/wire/calls.ts");

const withoutNames = (code: string): string =>
  code
    .replaceAll(/^\s*\w+\.displayName = "[^"]*";$/gm, "")
    .replaceAll(/(?<!\*\/\s*)React\.(forwardRef|createContext)\(/g, "/*#__PURE__*/React.$1(");

/** A row of the table of calls, from its name to its end. */
const ROW = /^ {4}(\w+): \{(?: .*|\n(?: {6}.*\n)* {4})\},\n/gm;

/**
 * The table of calls as one Worker needs it: the shapes of what is sent are the origin's to check, with all its messages;
 * the desk's calls are the desk's, and a call whose name stands nowhere in what the Worker is written in is not made there.
 * Throws where the table is not written as it was.
 */
function tableFor({ name, text }: Sources, code: string): string {
  const sources = new Set(text.match(/\w+/g));
  const asked = code.replaceAll(/(?<=[{\s])params: [\w.]+,/g, "");
  const own = name === "desk" ? asked : asked.replace(/\n {2}desk: \{\n[\s\S]*?\n {2}\},/, "");
  const made = own.replaceAll(ROW, (row, call) => (sources.has(call) ? row : ""));
  if (asked === code || made === own || (name !== "desk" && own === asked))
    throw new Error("the table of calls is written otherwise");
  return made;
}

/** In what a Worker is written that makes calls. */
interface Sources {
  name: string;
  text: string;
}

/** Smaller stand-ins for packages in the server build, whose sources are these where it is none of Remix's bundles. */
export function serverModules(sources: Sources | null = null): Plugin {
  let isServer = false;
  let ofBundle = sources;
  return {
    name: "luopan:server-modules",
    enforce: "pre",
    config: (config) => {
      const bundle = bundleOf(config);
      if (bundle !== null) ofBundle = { name: bundle.name, text: sourcesOf(bundle.name, bundle.files) };
    },
    configResolved: (config) => {
      isServer = Boolean(config.build.ssr);
    },
    resolveId: (id) => (isServer && Object.hasOwn(INSTEAD, id) ? MARK + id : undefined),
    transform: (code, id) => {
      if (!isServer) return undefined;
      if (id.startsWith(REACT_DOM)) return { code: withDrawing(code), moduleSideEffects: false };
      const changed = isOfTable(id) && ofBundle !== null ? tableFor(ofBundle, code) : changedRemix(id, code);
      const rest = ROUTERS.test(id) ? withoutNames(changed ?? code) : changed;
      return rest === undefined ? undefined : { code: rest, map: null };
    },
    load: (id) => (id.startsWith(MARK) ? INSTEAD[id.slice(MARK.length)] : undefined),
  };
}
