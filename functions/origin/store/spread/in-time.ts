import { Failure } from "#functions/origin/failure.ts";

/** What some work gives within so many milliseconds; Failure UNAVAILABLE where that takes longer: what comes then is dropped. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure("UNAVAILABLE")), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
