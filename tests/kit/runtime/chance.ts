import { drawFrom } from "./shells/chance.js";

let from: string | null = null;
let turns = 0;

/** From now on this process and each Worker that is entered draw from this text: a run's seed and a test file's path. */
export function seedChance(text: string): void {
  from = text;
  turns = 0;
  drawFrom(text);
}

/** What the next Worker that is entered draws from; null outside tests, where chance is the machine's. */
export const nextSeed = (): string | null => (from === null ? null : `${from} ${++turns}`);
