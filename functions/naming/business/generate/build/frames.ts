import { MIDDLES, SIGHTS, TWINS } from "#functions/naming/business/data/patterns-data.ts";
import { type Mark, marksOf } from "#functions/naming/business/sign/marks.ts";
import { TWIN_BONUS } from "#functions/naming/business/sign/patterns.ts";
import { type Bound, mostWith } from "./bound.ts";
import { ending, markPieces, piecePairs } from "./pieces.ts";

/** A name with two open places: the fixed characters, what may stand at the places, and the most its cohesion can be. */
interface Frame {
  readonly fixed: string;
  readonly ones: string;
  readonly others: string;
  readonly tenths: number;
  /** `fixed`, the first place, the second place, in their order; the second place ends the name. */
  readonly order: (fixed: readonly Mark[], one: Mark, other: Mark) => readonly (Mark | undefined)[];
}

/** A place and a thing: 云上禾. `least`: the least cohesion that the bound is reckoned with. */
export function* middleNames(bound: Bound, least: number): Generator<readonly Mark[]> {
  for (const [fixed, { tenths, before, things }] of Object.entries(MIDDLES)) {
    const order: Frame["order"] = ([middle], one, other) => [one, middle, other];
    yield* framed({ fixed, ones: before, others: things, tenths: Math.max(tenths, least), order }, bound);
  }
}

/** One leading word twice, each time before a thing: 一山一木. */
export function* twinNames(bound: Bound, least: number): Generator<readonly Mark[]> {
  for (const [lead, { tenths, things }] of Object.entries(TWINS)) {
    const most = Math.max(tenths + TWIN_BONUS, least);
    const order: Frame["order"] = ([first, second], one, other) => [first, one, second, other];
    yield* framed({ fixed: lead + lead, ones: things, others: things, tenths: most, order }, bound);
  }
}

/** A place with what is seen there: 云上有禾. */
export function* sightNames(bound: Bound, least: number): Generator<readonly Mark[]> {
  const order: Frame["order"] = ([middle, sight], one, other) => [one, middle, sight, other];
  for (const [middle, { before }] of Object.entries(MIDDLES)) {
    for (const [sight, { tenths, things }] of Object.entries(SIGHTS)) {
      const most = Math.max(tenths, least);
      yield* framed({ fixed: middle + sight, ones: before, others: things, tenths: most, order }, bound);
    }
  }
}

function* framed({ fixed, ones, others, tenths, order }: Frame, bound: Bound): Generator<readonly Mark[]> {
  const { losses } = bound;
  const own = marksOf(fixed) ?? [];
  let most = mostWith(bound, tenths, own.length + 2);
  let unfit = 0;
  for (const lost of own.map(losses.ofMark)) {
    most -= lost.loss;
    unfit += lost.unfit;
  }
  const last = ending(markPieces(others, losses.ofMark), losses);
  for (const [one, other] of piecePairs(markPieces(ones, losses.ofMark), last, most, unfit)) {
    const [first, second] = [one.marks[0], other.marks[0]];
    if (first === undefined || second === undefined) continue;
    yield order(own, first, second).filter((mark) => mark !== undefined);
  }
}
