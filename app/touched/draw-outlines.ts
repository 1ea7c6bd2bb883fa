import { outlineId } from "#app/kit/glyphs/outlines.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Puts outlines of characters into the page that are not there yet, for glyphs to use. */
export function drawOutlines(paths: Readonly<Record<string, string>>): void {
  const unknown = Object.entries(paths).filter(([char]) => document.getElementById(outlineId(char)) === null);
  if (unknown.length === 0) return;
  const sheet = document.createElementNS(SVG, "svg");
  for (const [name, value] of [
    ["aria-hidden", "true"],
    ["width", "0"],
    ["height", "0"],
  ] as const)
    sheet.setAttribute(name, value);
  const definitions = sheet.appendChild(document.createElementNS(SVG, "defs"));
  for (const [char, data] of unknown) {
    const path = definitions.appendChild(document.createElementNS(SVG, "path"));
    path.id = outlineId(char);
    path.setAttribute("d", data);
  }
  const main = document.querySelector("main");
  main?.insertBefore(sheet, main.firstChild);
}
