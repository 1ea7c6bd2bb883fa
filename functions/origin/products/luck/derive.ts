import * as v from "valibot";
import { FreeLuck, LuckName } from "#functions/contract/products/luck.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { drawName, drawsOf } from "#functions/naming/person/draw/draw.ts";
import { type RankedName, rankedPool } from "#functions/naming/person/draw/family-pool.ts";
import type { Pool } from "#functions/naming/person/draw/pool.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { FindCitation } from "#functions/origin/products/citations.ts";

/** For whom a luck name is drawn, as it is stored. */
export const LuckQuestion = v.pick(FreeLuck, ["surname", "sex", "length"]);
export type LuckQuestion = v.InferOutput<typeof LuckQuestion>;

/** What is stored of a luck order: for whom, the number of draws, the whole pool, and a sample name. */
export const StoredLuck = v.object({
  ...v.pick(FreeLuck, ["surname", "sex", "length", "draws", "sample", "spread", "others"]).entries,
  /** As `poolOf` made it, so that a newer engine does not change the draws of an order. */
  pool: v.object({ names: v.array(v.string()), threshold: v.number(), digest: v.string() }),
});
export type StoredLuck = v.InferOutput<typeof StoredLuck>;

/** The free face of a luck order: the pool, what a draw of it may give, and a sample that no draw of the order gives. */
export async function deriveLuck(
  { surname, sex, length }: LuckQuestion,
  sn: string,
  cite: FindCitation,
): Promise<StoredLuck> {
  const family = familyOfLuck({ surname, sex, length });
  const { pool, ranked } = rankedPool(family);
  const draws = drawsOf(pool);
  if (draws === 0) throw new Failure("INVALID_PARAMS", { fields: { length: messages.poolEmpty } });
  const drawn = new Set(Array.from({ length: draws }, (_, index) => drawName(pool, sn, index).name));
  const spread = spreadOf(ranked);
  const sample = sampleOf(
    ranked.filter(({ name }) => !drawn.has(name)),
    spread,
  );
  return {
    ...{ surname, sex, length, draws },
    pool: { ...pool, names: [...pool.names] },
    sample: sample === undefined ? null : await describeLuck(family, sample, cite),
    spread,
    others: othersOf(pool, new Set([...drawn, sample ?? ""])),
  };
}

/** Names that are shown before payment, beside the sample. */
const OTHERS = 5;

/** Names of the pool that are not in `known`, equally far apart in its order: nobody has picked them. */
function othersOf({ names }: Pool, known: ReadonlySet<string>): string[] {
  const free = names.filter((name) => !known.has(name));
  const step = Math.max(1, Math.floor(free.length / OTHERS));
  return free.filter((_, at) => at % step === 0).slice(0, OTHERS);
}

/** A name of the middle total, and with a source only where most have one: it promises no more than most draws hold. */
function sampleOf(free: readonly RankedName[], { sourced, middle }: Spread): string | undefined {
  const isUsual = sourced * 2 > free.length;
  const usual = free.filter((one) => one.sourced === isUsual);
  return (usual.find(({ score }) => score <= middle) ?? usual.at(-1) ?? free[0])?.name;
}

type Spread = NonNullable<StoredLuck["spread"]>;

/** What a draw may give, counted. */
const spreadOf = (ranked: readonly RankedName[]): Spread => ({
  sourced: ranked.filter(({ sourced }) => sourced).length,
  lowest: ranked.at(-1)?.score ?? 0,
  middle: ranked[ranked.length >> 1]?.score ?? 0,
  highest: ranked[0]?.score ?? 0,
});

/** The family that a luck name is drawn for: no birth, no wishes, so that anyone can make the pool again. */
export const familyOfLuck = ({ surname, sex, length }: LuckQuestion): Family =>
  familyOf({ surname, sex, chart: null, length: length === "any" ? "any" : length === "1" ? 1 : 2 });

/** Everything about a name of the pool. */
export async function describeLuck(family: Family, given: string, cite: FindCitation): Promise<LuckName> {
  return v.parse(LuckName, { ...describeName(family, given, await cite(family, given)), liked: false });
}
