import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const REACT_DOM = join(dirname(createRequire(import.meta.url).resolve("react-dom/package.json")), "cjs");
const renderer = (name: string) => JSON.stringify(join(REACT_DOM, `${name}.browser.production.min.js`));

/**
 * What the server build takes in place of four packages. `react-dom` is 40 kB gz of client renderer, of which the router
 * only asks `flushSync`, and that in the browser alone. `react-dom/server` is the server renderer twice, for strings and
 * for streams: the one that is not imported falls away, as it can't where one CommonJS file requires both.
 * `@remix-run/cloudflare` is one CommonJS file that brings along all of the runtime, sessions and multipart forms too,
 * of which the site uses three functions. `turbo-stream` is what Remix encodes all loader data with, for a browser that
 * draws the page again: no page of ours is drawn again, so nothing is encoded.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  "react-dom": `export const flushSync = () => { throw new Error("react-dom does not render on the server"); };
    export default { flushSync };`,
  "react-dom/server": `export { renderToStaticMarkup, renderToString } from ${renderer("react-dom-server-legacy")};
    export { renderToReadableStream } from ${renderer("react-dom-server")};`,
  "@remix-run/cloudflare": `export { createRequestHandler, data, redirect } from "@remix-run/server-runtime";`,
  "turbo-stream": `export const encode = () => undefined;
    export const decode = () => { throw new Error("nothing is encoded"); };`,
};

const MARK = "\0luopan:";

/** Smaller stand-ins for packages in the server build. */
export function serverModules(): Plugin {
  let isServer = false;
  return {
    name: "luopan:server-modules",
    enforce: "pre",
    configResolved: (config) => {
      isServer = Boolean(config.build.ssr);
    },
    resolveId: (id) => (isServer && Object.hasOwn(INSTEAD, id) ? MARK + id : undefined),
    transform: (code, id) => (id.startsWith(REACT_DOM) ? { code, moduleSideEffects: false } : undefined),
    load: (id) => (id.startsWith(MARK) ? INSTEAD[id.slice(MARK.length)] : undefined),
  };
}
