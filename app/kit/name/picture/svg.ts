import type { Drawing } from "./drawing.ts";

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A drawing as SVG: paths alone, so that it looks the same wherever it is opened. */
export function svgOf({ width, height, ground, shapes }: Drawing): string {
  const paths = shapes.map(
    ({ data, fill, matrix }) =>
      `<path fill="${fill}" transform="matrix(${matrix.map(rounded).join(" ")})" d="${data}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${ground}" d="M0 0h${width}v${height}h${-width}z"/>${paths.join("")}</svg>`;
}
