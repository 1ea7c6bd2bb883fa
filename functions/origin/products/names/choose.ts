import type { NameCard } from "#functions/contract/names/name-card.ts";
import type { GetNameParams } from "#functions/contract/orders/orders.ts";
import type { BusinessCard } from "#functions/contract/products/business.ts";
import { likeThese } from "#functions/naming/person/generate/alike.ts";

/** Which names of a report are asked for, and in what order. */
export type Choice = Pick<GetNameParams, "filter" | "sort">;

/** Given names that a family has marked (收藏、不合适). */
export interface Liking {
  readonly liked: ReadonlySet<string>;
  readonly unfit: ReadonlySet<string>;
}

/** Names with their marks. */
export const withLikes = <T extends { given: string }>(names: readonly T[], { liked, unfit }: Liking) =>
  names.map((name) => ({ ...name, liked: liked.has(name.given), unfit: unfit.has(name.given) }));

type Shown = Pick<NameCard, "given" | "liked" | "source" | "band" | "score">;

const FILTERS: Record<Choice["filter"], (name: Shown) => boolean> = {
  all: () => true,
  whole: () => true,
  liked: (name) => name.liked,
  two: (name) => [...name.given].length === 2,
  one: (name) => [...name.given].length === 1,
  sourced: (name) => name.source !== null,
  rare: (name) => name.band >= 3,
};

const SORTS: Record<Exclude<Choice["sort"], "alike">, (a: Shown, b: Shown) => number> = {
  score: (a, b) => b.score - a.score,
  source: (a, b) => Number(b.source !== null) - Number(a.source !== null) || b.score - a.score,
  common: (a, b) => a.band - b.band || b.score - a.score,
  report: () => 0,
};

/** The names that pass the filter, sorted; equal ones stay in the report's own order. */
export const choose = <T extends Shown>(names: readonly T[], { filter, sort }: Choice): T[] => {
  const passed = names.filter(FILTERS[filter]);
  if (sort !== "alike") return passed.sort(SORTS[sort]);
  return likeThese(passed, new Set(names.flatMap(({ given, liked }) => (liked ? [given] : []))));
};

/** Chooses names of a business, by ♡ and total only: these names have no source and no band to choose by. */
export const chooseBusinessNames = <T extends Pick<BusinessCard, "liked" | "score">>(
  names: readonly T[],
  { filter, sort }: Choice,
): T[] => {
  const passed = filter === "liked" ? names.filter(({ liked }) => liked) : [...names];
  return sort === "score" ? passed.sort((a, b) => b.score - a.score) : passed;
};
