import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createGenerator } from "unocss";
import type { Plugin } from "vite";
import unoConfig from "../../uno.config.ts";

const ID = "virtual:site-css";
const RESOLVED = `\0${ID}`;

/**
 * `virtual:site-css`: the CSS of all classes that app/ uses, as one string for the server to inline; empty in the
 * client build, where the page's own style element is the only copy.
 */
export function siteCss(): Plugin {
  return {
    name: "luopan:site-css",
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id, options) {
      if (id !== RESOLVED) return undefined;
      return `export default ${JSON.stringify(options?.ssr === true ? await generateCss() : "")};`;
    },
  };
}

/** The site's CSS, minified. */
export async function generateCss(): Promise<string> {
  const uno = await createGenerator(unoConfig);
  const sources = await Promise.all(
    globSync("app/**/*.{ts,tsx}")
      // The styles name every component there is: only the screens say which are used.
      .filter((file) => !file.startsWith("app/styles/"))
      .sort()
      .map((file) => readFile(file, "utf8")),
  );
  const { css } = await uno.generate(sources.join("\n"), { preflights: true, minify: true });
  return css;
}
