import type { Plugin } from "vite";

const ID = "\0luopan:react-dom";

/**
 * In the server build `react-dom` is 40 kB gz of client renderer, of which the router only asks `flushSync`, and that
 * in the browser alone. `react-dom/server` is another module and stays what it is.
 */
export function serverReactDom(): Plugin {
  let isServer = false;
  return {
    name: "luopan:server-react-dom",
    enforce: "pre",
    configResolved: (config) => {
      isServer = Boolean(config.build.ssr);
    },
    resolveId: (id) => (isServer && id === "react-dom" ? ID : undefined),
    load: (id) =>
      id === ID
        ? `export const flushSync = () => { throw new Error("react-dom does not render on the server"); };
           export default { flushSync };`
        : undefined,
  };
}
