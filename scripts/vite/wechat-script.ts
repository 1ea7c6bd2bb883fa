import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { bundleIsland } from "./island.ts";

const ID = "virtual:wechat-script";
const RESOLVED = `\0${ID}`;
const ENTRY = "app/kit/islands/wechat/wechat-island.ts";

/**
 * `virtual:wechat-script`: the path of the script with WeChat's JS-SDK, a file of its own among the assets, so that only
 * the pages that name it load it. The server build knows its path, the client build ships it: both make it, to the same
 * name.
 */
export function wechatScript(): Plugin {
  let isServer = false;
  let made: Promise<{ path: string; code: string }> | undefined;
  const script = () => {
    made ??= bundleIsland(ENTRY).then((code) => ({ path: pathOf(code), code }));
    return made;
  };
  return {
    name: "luopan:wechat-script",
    configResolved: (config) => {
      isServer = Boolean(config.build.ssr);
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: async (id) =>
      id === RESOLVED ? `export default ${JSON.stringify((await script()).path)};` : undefined,
    async generateBundle() {
      if (isServer) return;
      const { path, code } = await script();
      this.emitFile({ type: "asset", fileName: path.slice(1), source: code });
    },
  };
}

const pathOf = (code: string): string =>
  `/assets/wechat-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
