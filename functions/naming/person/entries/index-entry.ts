import { WISHES } from "#functions/naming/facts/lexicon/entry.ts";
import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { listedNames } from "./listed.ts";

/** All that has a page of its own: characters by what they wish, the better meaning first, and given names. */
export interface LexiconIndex {
  /** Changes whenever what an entry says may. */
  version: string;
  groups: { wish: string; characters: string[] }[];
  names: string[];
}

/** The heading of those that carry no single wish. */
const OTHERS = "其他";

let index: LexiconIndex | undefined;

/** The index of the lexicon; made once. */
export function lexiconIndex(): LexiconIndex {
  index ??= { version: ENGINE_VERSION, groups: groupsOf(), names: listedNames() };
  return index;
}

function groupsOf(): LexiconIndex["groups"] {
  const groups = new Map<string, string[]>();
  const best = [...lexicon()].sort((one, other) => other.meaning - one.meaning);
  for (const { char, wishes } of best)
    for (const wish of wishes.length === 0 ? [OTHERS] : wishes)
      groups.set(wish, [...(groups.get(wish) ?? []), char]);
  return [...WISHES, OTHERS].map((wish) => ({ wish, characters: groups.get(wish) ?? [] }));
}
