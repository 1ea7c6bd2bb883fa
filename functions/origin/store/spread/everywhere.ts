import type { Database } from "#functions/origin/store/database.ts";
import { homeOf, type Reach } from "./shards.ts";

/** Databases that are asked at the same time, at most: a Worker has six connections. */
const AT_ONCE = 6;

/** A database that did not answer. */
interface Silent {
  name: string;
  error: unknown;
}

/** What each database said, and those that said nothing. */
interface Heard<T> {
  said: T[];
  silent: Silent[];
}

/** Does the same in every database, a few at a time; one that fails leaves the others their say. */
export async function everywhere<R extends Reach, T>(
  reach: R,
  work: (reach: R, name: string) => Promise<T>,
): Promise<Heard<T>> {
  const { shards } = reach;
  // The one database fails as it always has.
  if (shards === undefined) return { said: [await work(reach, "DB")], silent: [] };
  const heard: Heard<T> = { said: [], silent: [] };
  const waiting = [...shards.all.names];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      try {
        heard.said.push(await work({ ...reach, db: shards.all.get(name) ?? reach.db }, name));
      } catch (error) {
        heard.silent.push({ name, error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return heard;
}

/** Does the same in every database, and throws where one fails: what it would have said can't be left out. */
export async function allOf<R extends Reach, T>(reach: R, work: (reach: R) => Promise<T>): Promise<T[]> {
  const { said, silent } = await everywhere(reach, work);
  if (silent[0] !== undefined) throw silent[0].error;
  return said;
}

/** Does something with numbers in the databases that they are in; without numbers nothing is asked. */
export async function byHome<R extends Reach, T>(
  numbers: readonly string[],
  reach: R,
  work: (numbers: string[], reach: R) => Promise<T>,
): Promise<T[]> {
  const homes = new Map<Database, string[]>();
  for (const number of numbers) {
    const home = await homeOf(number, reach);
    homes.set(home, [...(homes.get(home) ?? []), number]);
  }
  return Promise.all([...homes].map(([db, own]) => work(own, { ...reach, db })));
}
