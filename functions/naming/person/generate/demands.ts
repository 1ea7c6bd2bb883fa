import type { Rank } from "./order.ts";

/**
 * Of this many names in a row, no two begin with the same character, and no second character comes more than
 * twice, as far as the names within reach allow.
 */
const WINDOW = 30;
const SAME_SECOND = 2;

/** A name as it is compared with those shown just before it. */
export interface Shown {
  readonly rank: Rank;
  readonly first: number;
  readonly second: number;
  /** How the name speaks (气质); two names side by side should not speak alike. */
  readonly tone: string | undefined;
}

/** The names shown just before a place, counted once: hundreds are compared with them. */
export interface Before {
  readonly last: Shown | undefined;
  readonly firsts: ReadonlySet<number>;
  readonly seconds: ReadonlyMap<number, number>;
  readonly names: readonly Shown[];
}

/** What is shown just before the next place. */
export function beforeNext(shown: readonly Shown[]): Before {
  const names = shown.slice(1 - WINDOW);
  const firsts = new Set<number>();
  const seconds = new Map<number, number>();
  for (const { first, second } of names) {
    firsts.add(first);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  return { last: names.at(-1), firsts, seconds, names };
}

/** What a place asks of its name beside those before it. */
export type Demand = (name: Shown, before: Before) => boolean;

/** The demands in the order in which they fall; where every name begins alike as asked, the first two can't be met. */
export const demandsOf = (leadFixed: boolean): readonly Demand[] =>
  leadFixed ? [differs, always] : [fresh, leads, always];

const fresh: Demand = (name, before) =>
  leads(name, before) && seconds(name, before) && differs(name, before) && !mirrored(name, before);

/** The same two characters the other way round have been seen. */
function mirrored(name: Shown, { firsts, names, seconds }: Before): boolean {
  if (!firsts.has(name.second) || !seconds.has(name.first)) return false;
  return names.some((one) => one.first === name.second && one.second === name.first);
}

/** Its leading character has not been seen. */
const leads: Demand = (name, { firsts }) => !firsts.has(name.first);

function seconds(name: Shown, { last, seconds }: Before): boolean {
  if (name.second < 0) return true;
  return last?.second !== name.second && (seconds.get(name.second) ?? 0) < SAME_SECOND;
}

/** It does not speak like the name just before. */
const differs: Demand = (name, { last }) =>
  last === undefined || name.tone === undefined || last.tone !== name.tone;

const always: Demand = () => true;
