/** Is this a promise, to be streamed after the shell? */
export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";

/** Something that enriches a page without holding its head up: there at once, or to come; null where it failed. */
export type Later<T> = T | null | Promise<T | null>;

/** Milliseconds that a page waits for a part that it can do without: what follows the part waits as long. */
const PATIENCE_MS = 1500;

const patience = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));

/** The value itself where it is at hand, or else `work`, for as long as a page has patience. Never rejects. */
export const later = <T>(kept: T | null, work: () => Promise<T>): Later<T> =>
  kept ?? Promise.race([work().catch(() => null), patience()]);
