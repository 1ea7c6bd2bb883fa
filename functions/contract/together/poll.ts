import * as v from "valibot";
import { Sn, wholeNumber } from "#functions/contract/values/scalars.ts";
import { PlainName } from "./duet.ts";

/** Names of one poll, at most. */
export const MOST_POLLED = 8;

/** Asks the relatives about these names, closes the vote so that all see the counts, or ends the link. */
export const PollSetParams = v.object({
  sn: Sn,
  act: v.picklist(["open", "close", "end"]),
  /** Given names, 2 to 8, parted by commas; for `open` alone. */
  names: v.pipe(
    v.optional(v.string(), ""),
    v.maxLength(200),
    v.transform((text) => [...new Set(text.split(",").filter((name) => name !== ""))]),
  ),
});

export const VoteParams = v.object({ sn: Sn, place: wholeNumber(0, MOST_POLLED - 1, "没有这个名字") });

/** A family's vote on a few names (家人投票), as its owner or a relative sees it. */
export const Poll = v.object({
  sn: Sn,
  side: v.picklist(["owner", "relative"]),
  state: v.picklist(["none", "open", "closed"]),
  /** The key of the relatives' link, to who ordered alone; null once it was ended. */
  invite: v.nullable(Sn),
  /** `votes` is null until the poll is closed. */
  names: v.array(v.object({ ...PlainName.entries, votes: v.nullable(v.number()) })),
  /** How many have voted; null to a relative until the poll is closed. */
  voters: v.nullable(v.number()),
  /** The place of the name that this browser has voted for. */
  voted: v.nullable(v.number()),
  /** Names that may be asked about, where no poll is open: the liked ones (收藏的), and others of the order; to who ordered alone. */
  liked: v.array(v.string()),
  others: v.optional(v.array(v.string()), []),
  /** Those names whole, with their sounds, so that they can be told apart. */
  askable: v.optional(
    v.array(v.object({ given: v.string(), name: v.string(), pinyin: v.array(v.string()) })),
    [],
  ),
});
export type Poll = v.InferOutput<typeof Poll>;
