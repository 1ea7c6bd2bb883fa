import * as v from "valibot";
import { LuckDraw, PaidLuck } from "#functions/contract/products/luck.ts";
import { drawInWords, drawName } from "#functions/naming/person/draw/draw.ts";
import type { FindCitation } from "#functions/origin/products/citations.ts";
import type { Parts } from "#functions/origin/products/parts.ts";
import type { Delivered } from "#functions/origin/products/stored.ts";
import { describeLuck, familyOfLuck, type StoredLuck } from "./derive.ts";

/** The part `face` of a luck report: all but the fields of the order's row and the draws. */
export const LuckFace = v.omit(PaidLuck, ["kind", "sn", "status", "made"]);
type LuckFace = v.InferOutput<typeof LuckFace>;

/** The parts `draw-0` … of a luck report, one each draw. */
export const drawPart = (index: number): string => `draw-${index}`;

/**
 * The paid report of a luck order: the stored pool, and every draw that the order allows, whole, so that none of them
 * changes afterwards. As many of them are shown as were asked for.
 */
export async function deriveLuckReport(
  { pool, sample: _sample, spread: _spread, others: _others, ...asked }: StoredLuck,
  sn: string,
  delivered: Delivered,
  cite: FindCitation,
): Promise<Parts> {
  const family = familyOfLuck(asked);
  const face: LuckFace = { ...asked, pool: { ...pool, size: pool.names.length }, ...delivered };
  const draws = await Promise.all(
    Array.from({ length: asked.draws }, async (_, index): Promise<[string, LuckDraw]> => {
      const draw = drawName(pool, sn, index);
      const name = await describeLuck(family, draw.name, cite);
      return [drawPart(index), v.parse(LuckDraw, { ...draw, steps: drawInWords(draw), name })];
    }),
  );
  return { face, ...Object.fromEntries(draws) };
}
