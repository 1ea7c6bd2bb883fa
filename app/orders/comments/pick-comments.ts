import type { Sort } from "#app/kit/paths/comment-paths.ts";
import type { Content } from "#functions/contract/site/site.ts";

export type Comments = Content["comments"];
export type Comment = Comments["items"][number];

/** Comments on one page. */
const PAGE = 10;
const BELONGS: Readonly<Record<Sort, (comment: Comment) => boolean>> = {
  new: () => true,
  good: ({ stars }) => stars >= 4,
  fair: ({ stars }) => stars === 3,
  bad: ({ stars }) => stars <= 2,
};
const COUNTED: Readonly<Record<Sort, string>> = { new: "all", good: "good", fair: "fair", bad: "bad" };

export const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(BELONGS, text);

/** How many there are of a sort (全部、好评、中评、差评). */
export const countOf = ({ counts, items }: Comments, sort: Sort): number =>
  counts[COUNTED[sort]] ?? items.filter(BELONGS[sort]).length;

/** One page of the comments, newest first: those of a sort, and how many pages there are. */
export function pickComments({ items }: Comments, sort: Sort, page: number) {
  const picked = items.filter(BELONGS[sort]);
  const pages = Math.max(1, Math.ceil(picked.length / PAGE));
  const at = Math.min(Math.max(1, page), pages);
  return { items: picked.slice((at - 1) * PAGE, at * PAGE), page: at, pages };
}
