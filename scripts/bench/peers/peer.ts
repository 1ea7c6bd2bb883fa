/** How often each page is loaded, and each link walked, in turn. */
export const RUNS = 5;
/** The fixed file that all are compared with. */
export const FLOOR = "static floor";
/** The same file in a window that stood at another page of its site. */
export const FLOOR_NEXT = "static floor, next";
/** The same file, which has its next page drawn ahead. */
export const FLOOR_AHEAD = "static floor, ahead";

/** A page of one of those who are compared. */
export interface Peer {
  name: string;
  address: string;
  /** The page of the same site at which the window stands before; a new window where there is none. */
  before?: string;
  cookies?: readonly { name: string; value: string }[];
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
