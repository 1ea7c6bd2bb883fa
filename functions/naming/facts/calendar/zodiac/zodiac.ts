import { EarthBranch } from "tyme4ts";

/** The animals of the years (生肖), in the order of the branches from 子. */
export const ANIMALS = ["鼠", "牛", "虎", "兔", "龙", "蛇", "马", "羊", "猴", "鸡", "狗", "猪"] as const;
export type Animal = (typeof ANIMALS)[number];

/** How the radical of a character suits an animal (生肖用字), 0 to 5; a folk reading (民俗). 3: nothing is said. */
export interface Affinity {
  readonly points: 0 | 1 | 3 | 4 | 5;
  /** Why, in Chinese, to be printed. */
  readonly reason: string;
}

/** The animal of an earthly branch: 子 is 鼠. */
export function animalOfBranch(branch: string): Animal {
  const animal = ANIMALS[EarthBranch.fromName(branch).getIndex()];
  if (animal === undefined) throw new RangeError(`not an earthly branch: ${branch}`);
  return animal;
}

/** The animal of a lunar year as a number: 2024 is 龙. */
export function animalOfLunarYear(year: number): Animal {
  const animal = ANIMALS[(((year - 4) % 12) + 12) % 12];
  if (animal === undefined) throw new RangeError(`not a year: ${year}`);
  return animal;
}
