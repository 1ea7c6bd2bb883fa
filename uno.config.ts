import { defineConfig, presetWind3 } from "unocss";
import { baseCss } from "./app/kit/styles/base.ts";
import { components } from "./app/kit/styles/components.ts";
import { printCss } from "./app/kit/styles/print.ts";
import { light, tokensCss } from "./app/kit/styles/tokens.ts";

const colours = Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`]));

/** Utilities by presetWind3; components by name, each with all its CSS, and only if app/ uses the name. */
export default defineConfig({
  presets: [presetWind3({ preflight: "on-demand" })],
  preflights: [{ getCSS: () => tokensCss + baseCss + printCss }],
  theme: { colors: colours, breakpoints: { wide: "60rem" } },
  layers: { preflights: -1, components: 0, default: 1 },
  rules: Object.entries(components).map(([name, css]) => [
    new RegExp(`^${name}$`),
    () => css,
    { layer: "components" },
  ]),
});
