import { globSync } from "node:fs";
import { createGenerator } from "unocss";
import type { Plugin } from "vite";
import { components } from "../../app/styles/components.ts";
import unoConfig from "../../uno.config.ts";
import { screenFiles, stringsIn } from "./screen-sources.ts";

const ID = "virtual:site-css";
const RESOLVED = `\0${ID}`;

/**
 * `virtual:site-css`: for each route the CSS that its screens use, for the server to inline; `root` is the frame's and
 * the error pages'. Empty in the client build, where the page's own style element is the only copy.
 */
export function siteCss(): Plugin {
  return {
    name: "luopan:site-css",
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id, options) {
      if (id !== RESOLVED) return undefined;
      return `export default ${JSON.stringify(options?.ssr === true ? await cssByRoute() : {})};`;
    },
  };
}

/** Id of a route, such as `routes/home` → the CSS of its screens, minified. */
export async function cssByRoute(): Promise<Record<string, string>> {
  const uno = await createGenerator(unoConfig);
  const out: Record<string, string> = {};
  for (const file of ["app/root.tsx", ...globSync("app/routes/**/*.tsx")].sort()) {
    const strings = (await Promise.all(screenFiles(file).map(stringsIn))).join("\n");
    const source = [strings, ...componentsOf(strings)].join("\n");
    const { css } = await uno.generate(source, { preflights: true, minify: true });
    out[file.replace(/^app\//, "").replace(/\.tsx$/, "")] = css;
  }
  return out;
}

/** A component's CSS stands at its name; it is asked for as well by any selector that could match. */
function componentsOf(strings: string): string[] {
  const used = new Set(strings.split(/[\s${}]+/));
  return Object.entries(components).flatMap(([name, css]) =>
    selectorsIn(css).some((needed) => needed.every((it) => used.has(it))) ? [name] : [],
  );
}

/** What each selector needs to match: its classes, or its elements (as `<tag`) where it has no class. */
function selectorsIn(css: string): string[][] {
  const heads = [...css.matchAll(/([^{}]*)\{/g)].flatMap(([, head = ""]) =>
    head.startsWith("@") ? [] : head.split(","),
  );
  const found = (selector: string, pattern: RegExp) =>
    [...selector.matchAll(pattern)].map(([, it = ""]) => it);
  return heads.map((selector) => {
    const classes = found(selector, /\.([A-Za-z][\w-]*)/g);
    return classes.length > 0
      ? classes
      : found(selector, /(?:^|[\s>+~])([a-z][a-z0-9]*)/g).map((tag) => `<${tag}`);
  });
}
