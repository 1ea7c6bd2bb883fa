import { execFileSync } from "node:child_process";
import { print } from "#scripts/bench/figures.ts";
import { Trouble } from "#scripts/steps/tell.ts";
import { orderAt, rate, viewOf } from "./families.ts";
import { type Started, startIn } from "./started.ts";

/** Both sites are up all the while, and take turns: what else the machine does falls on both. The first pair is not counted. */
const ROUNDS = 8;
/** Of each kind in one turn: some seconds. */
const TURN = { orders: 80, views: 500 } as const;

/** The site as it was before it had a large form, and how many times its figures ours are to be. */
const BASE = { commit: "1aa2752e", least: 1.5 } as const;

type What = keyof typeof TURN;
type Side = Readonly<Record<What, (many: number) => Promise<number>>>;

/**
 * `npm run bench -- load ../other`: new orders, each of a new family through the form, and free results looked at by their
 * families, a second, at two checkouts as `npm start` runs them. What counts is the median of what the turns say beside each other; it
 * fails where that is below 1.5 beside the site as it was before it had a large form.
 */
export async function benchLoad(): Promise<void> {
  const folder = process.argv[3];
  if (folder === undefined) throw new Trouble("npm run bench -- load <the folder of another checkout>");
  const base = commitIn(folder);
  console.log(`\nHere ${commitIn(".")}, there ${base}${isBase(base) ? ", from before the large form" : ""}`);
  const ours = await startIn(".");
  const other = await startIn(folder).catch(async (error: unknown) => {
    await ours.stop();
    throw error;
  });
  try {
    const sides = [sideOf(ours), sideOf(other)] as const;
    const slow: string[] = [];
    for (const what of ["orders", "views"] as const)
      if (say(what, await turns(what, sides)) < BASE.least) slow.push(NAMES[what]);
    if (isBase(base) && slow.length > 0) throw new Trouble(`Below × ${BASE.least}: ${slow.join(", ")}`);
  } finally {
    await Promise.all([ours.stop(), other.stop()]);
  }
}

const commitIn = (folder: string): string =>
  execFileSync("git", ["-C", folder, "rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }).trim();
const isBase = (commit: string): boolean => commit === BASE.commit;

function sideOf({ url }: Started): Side {
  const families: Awaited<ReturnType<typeof orderAt>>[] = [];
  let started = 0;
  return {
    orders: (many) => rate(many, async () => void families.push(await orderAt(url, started++))),
    views: (many) => rate(many, (nth) => viewOf(families, nth)),
  };
}

/** A second at both, turn by turn; who begins changes. */
async function turns(what: What, [ours, other]: readonly [Side, Side]): Promise<[number, number][]> {
  const done: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const isOurTurn = round % 2 === 0;
    const first = await (isOurTurn ? ours : other)[what](TURN[what]);
    const second = await (isOurTurn ? other : ours)[what](TURN[what]);
    done.push(isOurTurn ? [first, second] : [second, first]);
  }
  return done.slice(1);
}

const NAMES = { orders: "new orders a second", views: "free results a second" } as const;

/** Prints what the turns came to; answers how many times the other's ours is. */
function say(what: What, done: readonly [number, number][]): number {
  const ratios = sorted(done.map(([ours, other]) => ours / other));
  const [here, there] = [0, 1].map((side) => middle(sorted(done.map((pair) => pair[side] ?? 0))));
  const spread = `${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)} in ${ratios.length} turns`;
  print(
    NAMES[what],
    `${here?.toFixed(1)} · there ${there?.toFixed(1)} · × ${middle(ratios).toFixed(2)} (${spread})`,
  );
  return middle(ratios);
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const middle = (numbers: readonly number[]): number => numbers[Math.floor(numbers.length / 2)] ?? 0;
