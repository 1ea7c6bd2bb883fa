import * as v from "valibot";
import { NameDetail } from "#functions/contract/names/name-card.ts";
import { FreeResult } from "#functions/contract/orders/orders.ts";
import { SOURCES, SPEECH, WISHES } from "#functions/contract/products/baby-brief.ts";
import { birthMoment } from "#functions/origin/products/birth/said-birth.ts";

/** What a family asked for, as it is stored with the order: values, not the wire's strings. */
export const StoredBrief = v.object({
  surname: v.string(),
  sex: v.picklist(["male", "female", "unknown"]),
  born: v.picklist(["1", "0"]),
  ...birthMoment,
  length: v.picklist(["2", "1", "any"]),
  fixed: v.optional(v.string()),
  fixedAt: v.picklist(["any", "1", "2"]),
  generation: v.optional(v.string()),
  generationAt: v.picklist(["1", "2"]),
  avoid: v.string(),
  avoidSounds: v.boolean(),
  have: v.array(v.string()),
  /** Not in briefs stored before engine 2.3. */
  siblings: v.optional(v.array(v.string()), []),
  parents: v.optional(v.array(v.string()), []),
  alike: v.optional(v.boolean(), false),
  wishes: v.array(v.picklist(WISHES)),
  sources: v.array(v.picklist(SOURCES)),
  rarity: v.picklist(["any", "common", "rare"]),
  speech: v.array(v.picklist(SPEECH)),
  useBazi: v.boolean(),
  /** Not in briefs stored before engine 2. */
  mustFavour: v.optional(v.boolean(), false),
  useGrids: v.boolean(),
  useZodiac: v.boolean(),
  keep: v.optional(v.picklist(["30d", "1y", "none"])),
});

export type StoredBrief = v.InferOutput<typeof StoredBrief>;

/** What is stored of the free face: all but the fields of the order's row, each name in full. */
export const StoredResult = v.object({
  ...v.omit(FreeResult, ["service", "sn", "status", "expiresAt", "engine"]).entries,
  names: v.array(NameDetail),
  /** The family's own names whose characters are all in the table, whole. */
  haveWhole: v.optional(v.array(NameDetail), []),
});
export type StoredResult = v.InferOutput<typeof StoredResult>;
