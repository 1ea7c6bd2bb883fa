/** A poem as an edition prints it, and its clauses in simplified script; in the other edition it may be a whole series. */
export interface EditionPoem {
  author: string;
  title: string;
  text: string;
  clauses: readonly string[];
}

/** Where a poem of ours stands in one of the other edition: its first clause there, and the one behind its last. */
interface Place {
  other: EditionPoem;
  from: number;
  to: number;
}

/** A poem is found by one of so many first clauses. */
const OPENINGS = 4;
/** Two editions of a poem differ in at most this share of its characters, or in this many; of a clause, in half. */
const VARIANTS = { share: 0.2, count: 2, clause: 0.5 };
/** What was lost is the end of one sentence: so many clauses at most. */
const LONGEST = 3;
/** Loose lines, parted from their poems, have no end. */
const LOOSE = /^句/;
/** What makes a closing sentence a question. */
const ASKS = /[何誰豈]|幾時|安在|早晚|若個|肯來|不。$/;

/**
 * Of every poem the end that it has lost, as the other edition prints it: what stands there between the last clause of ours
 * and the next poem of ours, or the end of the piece. None where one place shows the poem whole, where the next number of
 * its series is not found right behind, and where what stands there is longer than a sentence or in another metre.
 */
export function lostEnds(
  poems: readonly EditionPoem[],
  others: readonly EditionPoem[],
): (string | undefined)[] {
  const find = finder(others);
  const places = poems.map(find);
  const starts = new Map<EditionPoem, number[]>();
  for (const { other, from } of places.flat())
    starts.set(other, [...(starts.get(other) ?? [other.clauses.length]), from]);
  return poems.map((poem, at) => {
    const found = (places[at] ?? []).map((place) => ({
      ...place,
      next: Math.min(...(starts.get(place.other) ?? []).filter((start) => start > place.from)),
    }));
    if (found.some(({ to, next }) => to >= next)) return undefined;
    const follower = poems[at + 1];
    const behind = follower !== undefined && isSameSeries(poem, follower) ? places[at + 1] : undefined;
    const fit = found.find(
      ({ other, from, to, next }) =>
        isAnEnd(other, to, next) &&
        (from === 0 || isOfSeries(poem, other)) &&
        (behind?.some((place) => place.other === other && place.from === next) ?? true),
    );
    return fit && asked(printed(fit.other, fit.to, fit.next));
  });
}

/** Finds a poem in the other edition, under the same author or title, by one of its first clauses. */
function finder(others: readonly EditionPoem[]): (poem: EditionPoem) => Place[] {
  const byClause = new Map<string, { other: EditionPoem; at: number }[]>();
  for (const other of others) {
    if (LOOSE.test(other.title)) continue;
    other.clauses.forEach((clause, at) => {
      const there = byClause.get(clause);
      if (there === undefined) byClause.set(clause, [{ other, at }]);
      else there.push({ other, at });
    });
  }
  return ({ author, title, clauses }) => {
    const places: Place[] = [];
    clauses.slice(0, OPENINGS).forEach((clause, offset) => {
      for (const { other, at } of byClause.get(clause) ?? []) {
        const from = at - offset;
        if (from < 0 || (other.author !== author && other.title !== title)) continue;
        if (places.some((place) => place.other === other && place.from === from)) continue;
        const to = from + clauses.length;
        if (isSameText(clauses, other.clauses.slice(from, to))) places.push({ other, from, to });
      }
    });
    return places;
  };
}

function isSameText(ours: readonly string[], theirs: readonly string[]): boolean {
  let [all, variants] = [0, 0];
  for (const [at, clause] of ours.entries()) {
    const [one, other] = [[...clause], [...(theirs[at] ?? "")]];
    if (one.length !== other.length) return false;
    const differ = one.filter((character, place) => character !== other[place]).length;
    if (differ > one.length * VARIANTS.clause) return false;
    all += one.length;
    variants += differ;
  }
  return variants <= Math.max(VARIANTS.count, all * VARIANTS.share);
}

/** Whether a poem may be one of a series that the other edition has in one piece: by a word of its title. */
function isOfSeries({ title }: EditionPoem, series: EditionPoem): boolean {
  const words = title.split(" ").map((word) => word.replace(/[一二三四五六七八九十百]+[首章]?$/, ""));
  return words.some((word) => word !== "" && series.title.includes(word));
}

/** Whether two titles differ in the number at their end alone. */
function isSameSeries(one: EditionPoem, next: EditionPoem): boolean {
  const stem = ({ title }: EditionPoem) => title.replace(/ [一二三四五六七八九十百]+$/, "");
  return one.author === next.author && stem(one) !== one.title && stem(one) === stem(next);
}

/** Whether the clauses between two places may be what a sentence lacks: few, in the metre of the rest, and closed. */
function isAnEnd(other: EditionPoem, from: number, to: number): boolean {
  const lengthOf = (clause: string) => [...clause].length;
  const end = other.clauses.slice(from, to);
  const rest = [...other.clauses.slice(0, from), ...other.clauses.slice(to)];
  const lengths = new Set(rest.map(lengthOf));
  return (
    end.length <= LONGEST &&
    end.every((clause) => lengths.has(lengthOf(clause))) &&
    /[。？！]$/.test(printed(other, from, to))
  );
}

/** Some clauses as the edition prints them, with their marks. */
function printed({ text }: EditionPoem, from: number, to: number): string {
  const clauses = text.match(/[\p{Script=Han}□]+[^\p{Script=Han}□]*/gu) ?? [];
  return clauses.slice(from, to).join("");
}

/** An end with its question mark: the other edition closes most questions with a full stop. */
function asked(end: string): string {
  return ASKS.test(end) ? end.replace(/[。？！]+$/, "？") : end;
}
