import * as v from "valibot";
import { AskedBusiness, FreeBusiness, FullBusinessName } from "#functions/contract/products/business.ts";
import { SaidBirth } from "#functions/origin/products/birth/said-birth.ts";

/** What an owner asked for, as it is stored with the order: values, not the wire's strings. */
export const StoredBusinessBrief = v.object({
  ...AskedBusiness.entries,
  /** Birth of the head (负责人). */
  head: v.optional(v.nullable(SaidBirth), null),
  keep: v.optional(v.picklist(["30d", "1y", "none"])),
});
export type StoredBusinessBrief = v.InferOutput<typeof StoredBusinessBrief>;

/** What is stored of a business order's free face: all but the fields of the order's row. */
export const StoredBusiness = v.object({
  ...v.omit(FreeBusiness, ["service", "sn", "status", "expiresAt", "engine"]).entries,
  names: v.array(FullBusinessName),
});
export type StoredBusiness = v.InferOutput<typeof StoredBusiness>;
