import { coverageOf } from "./coverage.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { contoursOf } from "./outline-points.ts";

/** Steps between the ground and a colour: more than an eye tells apart at an edge, and few enough to pack well. */
const STEPS = 15;

type Colour = readonly [red: number, green: number, blue: number];
const colourOf = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** A drawing as PNG: one byte a pixel, a palette of the ground and the steps to each colour. */
export async function pngOf(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = drawing;
  const { palette, pixels } = paint(drawing);
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits a pixel, by palette; no interlace.
  head.set([8, 3, 0, 0, 0], 8);
  const packed = await deflated(rows);
  return joined([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("PLTE", palette),
    chunk("IDAT", packed),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** The pixels by number of their colour. Shapes lie beside each other or on a colour of their own: the topmost cover wins. */
function paint({ width, height, ground, shapes }: Drawing): {
  palette: Uint8Array<ArrayBuffer>;
  pixels: Uint8Array;
} {
  const pixels = new Uint8Array(width * height);
  const colours: Colour[] = [colourOf(ground)];
  const under = (index: number): Colour => colours[index] ?? [0, 0, 0];
  const mixes = new Map<string, number>();
  for (const [fill, group] of byFill(shapes)) {
    const cover = coverageOf(group.flatMap(contoursOf), width, height);
    const colour = colourOf(fill);
    for (let at = 0; at < pixels.length; at++) {
      const step = Math.round((cover[at] ?? 0) * STEPS);
      if (step === 0) continue;
      const below = pixels[at] ?? 0;
      const key = `${below} ${fill} ${step}`;
      const known = mixes.get(key) ?? mixed(under(below), colour, step);
      mixes.set(key, known);
      pixels[at] = known;
    }
  }
  function mixed(from: Colour, to: Colour, step: number): number {
    const part = (one: number, other: number) => Math.round(one + ((other - one) * step) / STEPS);
    const colour: Colour = [part(from[0], to[0]), part(from[1], to[1]), part(from[2], to[2])];
    const found = colours.findIndex((each) => each.join() === colour.join());
    if (found >= 0) return found;
    if (colours.length >= 256) return 0;
    return colours.push(colour) - 1;
  }
  return { palette: Uint8Array.from(colours.flat()), pixels };
}

/** Shapes by neighbours of one colour, in the order they are drawn. */
function byFill(shapes: readonly Shape[]): [string, Shape[]][] {
  const groups: [string, Shape[]][] = [];
  for (const shape of shapes) {
    const last = groups.at(-1);
    if (last?.[0] === shape.fill) last[1].push(shape);
    else groups.push([shape.fill, [shape]]);
  }
  return groups;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

function chunk(kind: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(new TextEncoder().encode(kind), 4);
  bytes.set(body, 8);
  view.setUint32(8 + body.length, crcOf(bytes.subarray(4, 8 + body.length)));
  return bytes;
}

/** The check sum of PNG (CRC-32, ISO 3309). */
function crcOf(bytes: Uint8Array): number {
  table ??= makeTable();
  let sum = -1;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ -1) >>> 0;
}

/** Made for the first picture: most processes draw none. */
let table: Int32Array | null = null;

const makeTable = (): Int32Array =>
  Int32Array.from({ length: 256 }, (_, byte) => {
    let sum = byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
    return sum;
  });

const deflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate")),
    ).arrayBuffer(),
  );

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
