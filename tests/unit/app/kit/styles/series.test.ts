import { expect, test } from "vitest";
import { dark, light, series } from "#app/kit/styles/tokens.ts";
import { DeskProduct } from "#functions/contract/desk/desk-orders.ts";

type Three = readonly [number, number, number];
const times = (matrix: readonly Three[], [x, y, z]: Three): Three => {
  const [a = 0, b = 0, c = 0] = matrix.map((row) => row[0] * x + row[1] * y + row[2] * z);
  return [a, b, c];
};
const shown = ([r, g, b]: Three): Three => [Math.max(r, 0), Math.max(g, 0), Math.max(b, 0)];

/** Linear light of #RRGGBB, 0 to 1. */
function linear(hex: string): Three {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

/** Oklab (Ottosson 2020), in which a distance is about what an eye sees of it. */
function oklab(light: Three): Three {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  );
}

/** Eyes: all colours; without the green cones, without the red ones (Machado, Oliveira, Fernandes 2009, severity 1). */
const EYES: Readonly<Record<string, readonly Three[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

/** Two things are told apart by their colours alone from here on. */
const APART = 0.08;

test.each([
  ["light", 0, light.surface],
  ["dark", 1, dark.surface],
] as const)("no two bars of the chart look alike, %s, whoever looks at them", (_scheme, at, surface) => {
  const colours = [...series.map((pair) => pair[at]), surface];
  const near = Object.entries(EYES).flatMap(([eye, matrix]) => {
    const seen = colours.map((hex) => oklab(shown(times(matrix, linear(hex)))));
    return seen.flatMap((one, a) =>
      seen.slice(a + 1).flatMap((other, more) => {
        const apart = Math.hypot(...one.map((value, nth) => value - (other[nth] ?? 0)));
        return apart < APART ? [`${eye}: ${colours[a]} ${colours[a + 1 + more]} ${apart.toFixed(3)}`] : [];
      }),
    );
  });
  expect(near).toEqual([]);
});

test("every product has a colour of its own", () => {
  expect(series.length).toBeGreaterThanOrEqual(DeskProduct.options.length);
});
