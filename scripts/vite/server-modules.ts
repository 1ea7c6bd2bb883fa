import type { Plugin } from "vite";

/**
 * What the server build takes in place of three packages. `react-dom` is 40 kB gz of client renderer, of which the router
 * only asks `flushSync`, and that in the browser alone (`react-dom/server` is another module and stays what it is).
 * `@remix-run/cloudflare` is one CommonJS file that brings along all of the runtime, sessions and multipart forms too,
 * of which the site uses three functions. `turbo-stream` is what Remix encodes all loader data with, for a browser that
 * draws the page again: no page of ours is drawn again, so nothing is encoded.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  "react-dom": `export const flushSync = () => { throw new Error("react-dom does not render on the server"); };
    export default { flushSync };`,
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
    load: (id) => (id.startsWith(MARK) ? INSTEAD[id.slice(MARK.length)] : undefined),
  };
}
