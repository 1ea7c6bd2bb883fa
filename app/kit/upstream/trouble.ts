const KINDS = [
  "not-found",
  "erased",
  "ended",
  "owner-only",
  "locked",
  "refunded",
  "too-many",
  "down",
  "broken",
  "staff-only",
  "staff-down",
] as const;

/**
 * Why a page cannot show what it stands for. `locked`: it is not paid; `refunded`: it was, and the money has gone back;
 * `down`: the upstream did not answer; `staff-down`: the same at the desk; `broken`: a fault of ours.
 */
export type TroubleKind = (typeof KINDS)[number];

export interface Trouble {
  kind: TroubleKind;
  /** Seconds. */
  retryAfter: number | null;
  /** What is to be paid for, where the upstream said it. */
  product?: string | undefined;
}

/** Is this what a loader threw to say what is wrong? */
export const isTrouble = (data: unknown): data is Trouble =>
  typeof data === "object" && data !== null && "kind" in data && KINDS.some((kind) => kind === data.kind);
