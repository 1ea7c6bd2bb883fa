import { type Affinity, ANIMALS, type Animal } from "./zodiac.ts";

/** Radicals that name an animal of the years or its branch, by Kangxi number. */
const RADICALS_OF: ReadonlyMap<Animal, readonly number[]> = new Map([
  ["鼠", [208, 39]],
  ["牛", [93]],
  ["虎", [141]],
  ["龙", [212, 161]],
  ["蛇", [142]],
  ["马", [187]],
  ["羊", [123]],
  ["鸡", [172, 196, 164]],
  ["狗", [94]],
  ["猪", [152]],
]);

const STEPS_APART = 12;

/** What the radicals that name animals mean to one animal: 三合 六合 5, its own kind 4, 六害 1, 六冲 0. */
export function animalTies(animal: Animal): ReadonlyMap<number, Affinity> {
  const ties = new Map<number, Affinity>();
  for (const other of ANIMALS) {
    const affinity = tieBetween(animal, other);
    if (affinity === null) continue;
    for (const radical of RADICALS_OF.get(other) ?? []) ties.set(radical, affinity);
  }
  return ties;
}

/** By index in the twelve, 子 = 0: 三合 are four apart, 六冲 six; 六合 add up to 1, 六害 to 7 (modulo 12). */
function tieBetween(animal: Animal, other: Animal): Affinity | null {
  const here = ANIMALS.indexOf(animal);
  const there = ANIMALS.indexOf(other);
  const apart = Math.abs(here - there);
  const mirrored = (here + there) % STEPS_APART;
  if (apart === 0) return { points: 4, reason: `部首就是${animal}，本家同类。` };
  if (apart === 6) return { points: 0, reason: `${animal}与${other}相冲，习俗避开。` };
  if (apart === 4 || apart === 8) return { points: 5, reason: `${animal}与${other}三合，习俗相亲。` };
  if (mirrored === 1) return { points: 5, reason: `${animal}与${other}六合，习俗相亲。` };
  if (mirrored === 7) return { points: 1, reason: `${animal}与${other}相害，习俗少用。` };
  return null;
}
