/** Is this a promise, to be streamed after the shell? */
export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";

/** Does any loader of this page leave something for later? */
export function defersAnything(loaderData: readonly unknown[]): boolean {
  return loaderData.some(
    (data) => typeof data === "object" && data !== null && Object.values(data).some(isPromise),
  );
}

/** Something that enriches a page without holding it up: there at once, or to come; null where it failed. */
export type Later<T> = T | null | Promise<T | null>;

/** Milliseconds that a whole page waits for a part that it can do without. */
const PATIENCE_MS = 1500;

const patience = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));

/**
 * The value itself where it is at hand, or else `work`: awaited for a while where the page must be whole, streamed
 * elsewhere.
 */
export async function later<T>(
  whole: boolean,
  kept: T | null,
  work: () => Promise<T>,
): Promise<{ value: Later<T> }> {
  if (kept !== null) return { value: kept };
  const safe = work().catch(() => null);
  return { value: whole ? await Promise.race([safe, patience()]) : safe };
}
