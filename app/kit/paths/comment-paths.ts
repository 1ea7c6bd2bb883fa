/** The comments of everyone, and an order's own. */
export const COMMENTS_PATH = "/comment-list";
export const ownCommentPath = (sn: string): string => `${COMMENTS_PATH}?sn=${encodeURIComponent(sn)}`;

/** The list's orders: 最新、好评、差评. */
export type Sort = "new" | "good" | "bad";

/** A page of the list, beside whose order it may be; the first page of the newest needs no words. */
export function listPath({ sn, sort, page }: { sn: string | null; sort: Sort; page: number }): string {
  const query = new URLSearchParams({
    ...(sn !== null && { sn }),
    ...(sort !== "new" && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? COMMENTS_PATH : `${COMMENTS_PATH}?${query}`;
}

/** Path of what an order's buyer asked us for, and was answered. */
export const askedPath = (sn: string): string => `${ownCommentPath(sn)}#asked`;
