import { say } from "#functions/contract/watch/log.ts";
import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import { allSources } from "#functions/naming/person/describe/all-sources.ts";
import { citeDeep, type DeepCitation } from "#functions/naming/person/describe/deep-citation.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import type { OriginEnv } from "#functions/origin/env.ts";
import { faultText } from "#functions/origin/fault-text.ts";
import { assetShards } from "./asset-shards.ts";

/** Finds the citation in depth that `describeName` and `scoreName` take; null where a name has none. */
export type FindCitation = (family: Family, given: string) => Promise<DeepCitation | null>;

/** A finder over the origin's assets. Never throws: a fault is logged, and the name has no such citation. */
export function citationFinder({ DEPTH: assets }: Pick<OriginEnv, "DEPTH">): FindCitation {
  if (assets === undefined) return async () => null;
  const shards = assetShards(assets);
  return async (family, given) => {
    try {
      return await citeDeep(shards, family, given);
    } catch (error) {
      say({ at: "origin", call: "depth", fault: faultText(error) });
      return null;
    }
  };
}

/** Finds the proven sources of a given name, one for each book, best first. */
export type FindSources = (given: string) => Promise<readonly Citation[]>;

/** A finder over the origin's assets. Never throws: a fault is logged, and sources in depth are left out. */
export function sourcesFinder({ DEPTH: assets }: Pick<OriginEnv, "DEPTH">): FindSources {
  if (assets === undefined) return (given) => allSources(null, given);
  const shards = assetShards(assets);
  return async (given) => {
    try {
      return await allSources(shards, given);
    } catch (error) {
      say({ at: "origin", call: "depth", fault: faultText(error) });
      return allSources(null, given);
    }
  };
}
