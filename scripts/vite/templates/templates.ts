import type { Plugin } from "vite";
import { withTemplates } from "./compile.ts";

/** Screens and their parts: what a server build draws. */
const SCREENS = /\/app\/.+\.tsx$/;

/** Writes the markup of the screens as templates, in the server build alone. */
export function templates(): Plugin {
  let isServer = false;
  return {
    name: "luopan:templates",
    // After esbuild has made calls of the elements.
    enforce: "post",
    configResolved: (config) => {
      isServer = Boolean(config.build.ssr);
    },
    transform(code, id) {
      if (!isServer || !SCREENS.test(id)) return undefined;
      const written = withTemplates(code, (text) => this.parse(text));
      return written === null ? undefined : { code: written, map: null };
    },
  };
}
