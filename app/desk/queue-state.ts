import type { ActState } from "./act-state.ts";

/** The field of the form on an item, with the id that its error links to. */
export const ANCHORS = { reason: "reason" } as const;
export type QueueState = ActState<"reason">;

export const QUEUE_PATH = "/desk/queue";

/** The queue with one of its items open. */
export const itemPath = (kind: string, ref: string): string => `${QUEUE_PATH}?kind=${kind}&ref=${ref}`;
