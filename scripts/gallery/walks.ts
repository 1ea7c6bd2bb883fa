/** The marks of a screen, in their order in a line of a walk (`walk.md`). */
export const MARKS = ["clarity", "beauty", "trust", "speed"] as const;

/** What one walker says of a screen: marks from 1 to 5 in the order of `MARKS`, and the faults, gravest first. */
export interface Walked {
  readonly marks: readonly number[];
  readonly faults: readonly string[];
}

/** A screen as several walkers saw it: the median of each mark, and every fault. */
export interface Verdict {
  readonly screen: string;
  readonly walkers: number;
  readonly medians: readonly number[];
  readonly faults: readonly string[];
}

const LINE = /^(\d{3})\s+([1-5])\s+([1-5])\s+([1-5])\s+([1-5])$/;

/** Reads a walk (`walk.md`): by the screen's number. A line that is neither marks nor a fault is an error, so that none is lost. */
export function readWalk(text: string): ReadonlyMap<string, Walked> {
  const walk = new Map<string, { marks: number[]; faults: string[] }>();
  let last: { faults: string[] } | undefined;
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const [, screen, ...marks] = LINE.exec(line) ?? [];
    if (screen !== undefined) {
      if (walk.has(screen)) throw new Error(`Screen ${screen} is marked twice.`);
      const walked = { marks: marks.map(Number), faults: [] };
      walk.set(screen, walked);
      last = walked;
    } else if (line.startsWith("- ") && last !== undefined) last.faults.push(line.slice(2));
    else throw new Error(`Neither marks nor a fault: ${line}`);
  }
  return walk;
}

/** Every screen's medians over the walks; of two in the middle, the lower. */
export function verdictsOf(walks: readonly ReadonlyMap<string, Walked>[]): readonly Verdict[] {
  const screens = [...new Set(walks.flatMap((walk) => [...walk.keys()]))].sort();
  return screens.map((screen) => {
    const said = walks.flatMap((walk) => walk.get(screen) ?? []);
    return {
      screen,
      walkers: said.length,
      medians: MARKS.map((_, at) => medianOf(said.map(({ marks }) => marks[at] ?? 0))),
      faults: said.flatMap(({ faults }) => faults),
    };
  });
}

const medianOf = (marks: readonly number[]): number =>
  [...marks].sort((one, other) => one - other)[Math.floor((marks.length - 1) / 2)] ?? 0;

/** Of all pairs of walkers of one screen, in how many of 100 a mark differs by one at most, and in how many both say 4 or more or neither does. */
export function walkersAgree(walks: readonly ReadonlyMap<string, Walked>[]): { near: number; same: number } {
  let pairs = 0;
  let near = 0;
  let same = 0;
  for (const [at, walk] of walks.entries()) {
    for (const [screen, { marks }] of walk) {
      for (const other of walks.slice(at + 1)) {
        other.get(screen)?.marks.forEach((mark, nth) => {
          const own = marks[nth] ?? 0;
          pairs += 1;
          near += Number(Math.abs(own - mark) <= 1);
          same += Number(own >= 4 === mark >= 4);
        });
      }
    }
  }
  return { near: (100 * near) / pairs, same: (100 * same) / pairs };
}
