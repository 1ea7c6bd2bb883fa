import { drawFrom } from "./shells/chance.js";

/** The same commit draws the same; `SEED=7 npm test` draws others. */
export const SEED = Number(process.env.SEED ?? 20261121);

let from: string | null = null;
let turns = 0;

/** From now on this process and each Worker that is entered draw from this text: a run's seed and a test file's path. */
export function seedChance(text: string): void {
  from = text;
  turns = 0;
  drawFrom(text);
}

/** Works by chance of its own name, whichever file asks for it; then that file begins with its own chance. */
export async function withChance<Made>(name: string, work: () => Promise<Made>): Promise<Made> {
  const file = from;
  seedChance(`${SEED} ${name}`);
  try {
    return await work();
  } finally {
    if (file !== null) seedChance(file);
  }
}

/** What the next Worker that is entered draws from; null outside tests, where chance is the machine's. */
export const nextSeed = (): string | null => (from === null ? null : `${from} ${++turns}`);
