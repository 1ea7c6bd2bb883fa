/** The comments of everyone, and an order's own. */
export const COMMENTS_PATH = "/comment-list";
export const ownCommentPath = (sn: string): string => `${COMMENTS_PATH}?sn=${encodeURIComponent(sn)}`;

/** What the buyer of an order may tell us alone (什么事). */
export const TOPICS = ["complaint", "refund", "invoice", "idea"] as const;
export type Topic = (typeof TOPICS)[number];
export const isTopic = (text: string | null): text is Topic => TOPICS.some((topic) => topic === text);

/** To the form between the buyer and us, with what it is about ticked already where that is known. */
export const privatePath = (sn: string, topic?: Topic): string =>
  `${ownCommentPath(sn)}${topic === undefined ? "" : `&topic=${topic}`}#private`;

/** The list's sorts: 全部、好评、中评、差评. */
export type Sort = "new" | "good" | "fair" | "bad";

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
