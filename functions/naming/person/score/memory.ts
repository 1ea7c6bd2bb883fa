import type { Household } from "./household.ts";

/** Remembers, for each household, what depends on it and on one small key: made at the first call with that key. */
export function memory<T>(): (house: Household, key: number, make: () => T) => T {
  const known = new WeakMap<Household, Map<number, T>>();
  let latest: Household | undefined;
  let ofLatest = new Map<number, T>();
  return (house, key, make) => {
    if (house !== latest) {
      latest = house;
      ofLatest = known.get(house) ?? new Map<number, T>();
      known.set(house, ofLatest);
    }
    const found = ofLatest.get(key);
    if (found !== undefined) return found;
    const made = make();
    ofLatest.set(key, made);
    return made;
  };
}
