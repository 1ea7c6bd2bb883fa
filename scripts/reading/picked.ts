import { textsIn } from "./marks.ts";

/** What one reader picked of a line of names with one surname: the best first, three at most, and the others. */
interface Picks {
  readonly surname: string;
  readonly whom: "男" | "女";
  readonly best: readonly string[];
  readonly others: readonly string[];
}

/** How much likelier a given name is picked with a surname than another of its length there that is picked as seldom as not: log-odds; 0 where it was in no line. */
export type Picked = (surname: string, whom: "男" | "女", given: string) => number;

/** What is known before anything is picked: names of one surname spread so far, as a variance of log-odds. */
const SPREAD = 1.5;
const ROUNDS = 60;
/** The longest step of a round, and what part of Newton's step is taken: all names of a line move at once. */
const LONGEST = 1;
const PART = 0.7;

/** Every line that readers picked from. */
export const allPicks = (): readonly Picks[] => textsIn("ranked/picked").flatMap(readPicks);

/** Reads lines that readers picked from (挑选), such as `韩男 载阳>松年>照野 柏舟,秋声,见鹿`. Throws, with the line, where one does not parse. */
export const readPicks = (text: string): readonly Picks[] => text.trim().split("\n").map(readLine);

function readLine(line: string): Picks {
  const [, surname = "", whom, best = "", others = ""] = LINE.exec(line) ?? fault(line);
  return {
    surname,
    whom: whom === "男" ? "男" : "女",
    best: best.split(">"),
    others: others === "" ? [] : others.split(","),
  };
}
const LINE = /^(\S{1,2})([男女]) (\S+)(?: (\S+))?$/u;

/**
 * How much readers would rather have each name than the others of its surname: who picks three of a line takes the first out of all, the next out of the rest (Plackett–Luce). Names of one and of two
 * characters, of boys and of girls, stood in lines of their own.
 */
export function pickedNames(picks: readonly Picks[]): Picked {
  const strengths = new Map<string, number>();
  const keyOf = ({ surname, whom }: Pick<Picks, "surname" | "whom">, given: string) =>
    `${surname}${whom}${given}`;
  const lines = Map.groupBy(picks, (one) => keyOf(one, `${Array.from(one.best[0] ?? "").length}`));
  for (const own of lines.values())
    for (const [given, strength] of strengthsIn(own))
      strengths.set(keyOf(own[0] ?? fault(given), given), strength);
  return (surname, whom, given) => strengths.get(keyOf({ surname, whom }, given)) ?? 0;
}

/** The strengths of all names in the lines of one surname. */
function strengthsIn(lines: readonly Picks[]): ReadonlyMap<string, number> {
  const strengths = new Map(
    lines.flatMap(({ best, others }) => [...best, ...others].map((given) => [given, 0])),
  );
  const oddsOf = (given: string) => Math.exp(strengths.get(given) ?? 0);
  for (let round = 0; round < ROUNDS; round++) {
    const steps = new Map(
      [...strengths].map(([given, own]) => [given, { slope: -own / SPREAD, bend: 1 / SPREAD }]),
    );
    for (const { best, others } of lines) {
      best.forEach((taken, at) => {
        const left = [...best.slice(at), ...others];
        const all = left.reduce((sum, given) => sum + oddsOf(given), 0);
        for (const given of left) {
          const share = oddsOf(given) / all;
          const step = steps.get(given) ?? fault(given);
          step.slope += (given === taken ? 1 : 0) - share;
          step.bend += share * (1 - share);
        }
      });
    }
    for (const [given, { bend, slope }] of steps) {
      const step = Math.max(-LONGEST, Math.min(LONGEST, (PART * slope) / bend));
      strengths.set(given, (strengths.get(given) ?? 0) + step);
    }
  }
  return strengths;
}

function fault(what: string): never {
  throw new SyntaxError(`not a line of picks: ${what}`);
}
