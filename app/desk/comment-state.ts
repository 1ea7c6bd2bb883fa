import type { ActState } from "./act-state.ts";

/** The fields of the three forms on a comment in the order of the page, each with the id that its error links to. */
export const ANCHORS = { ground: "ground", reason: "reason", text: "text" } as const;
export type Field = keyof typeof ANCHORS;

export type CheckState = ActState<Field>;

export const COMMENTS_PATH = "/desk/comments";

/** The list in a state, or one comment of it. */
export const deskCommentsPath = (state: string, id?: string): string =>
  `${COMMENTS_PATH}?state=${state}${id === undefined ? "" : `&id=${id}`}`;
