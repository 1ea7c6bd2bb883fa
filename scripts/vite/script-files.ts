import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { bundleIsland } from "./island.ts";

/** The scripts that are files of their own, by the module that holds their path: a file's name, and what it is made of. */
const FILES: Readonly<Record<string, readonly [name: string, entry: string]>> = {
  "virtual:wechat-script": ["wechat", "app/kit/islands/wechat/wechat-island.ts"],
  "virtual:touched-script": ["touched", "app/touched/touched-island.tsx"],
};

/**
 * Scripts that stand among the assets, so that only the pages that name one load it: WeChat's JS-SDK, and React with the
 * parts that answer at the touch. The server build knows their paths, the client build ships them: both make them, to
 * the same names.
 */
export function scriptFiles(): Plugin {
  let isServer = false;
  const made = new Map<string, Promise<{ path: string; code: string }>>();
  const script = (id: string, [name, entry]: readonly [string, string]) => {
    const making = made.get(id) ?? bundleIsland(entry).then((code) => ({ path: pathOf(name, code), code }));
    made.set(id, making);
    return making;
  };
  return {
    name: "luopan:script-files",
    configResolved: (config) => {
      isServer = Boolean(config.build.ssr);
    },
    resolveId: (id) => (Object.hasOwn(FILES, id) ? `\0${id}` : undefined),
    async load(id) {
      const file = id.startsWith("\0") ? FILES[id.slice(1)] : undefined;
      if (file === undefined) return undefined;
      return `export default ${JSON.stringify((await script(id.slice(1), file)).path)};`;
    },
    async generateBundle() {
      if (isServer) return;
      for (const [id, file] of Object.entries(FILES)) {
        const { path, code } = await script(id, file);
        this.emitFile({ type: "asset", fileName: path.slice(1), source: code });
      }
    },
  };
}

const pathOf = (name: string, code: string): string =>
  `/assets/${name}-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
