import type { Ranked } from "./search.ts";

/** Within so many names in a row no leading character and no last two characters come twice. */
const WINDOW = 20;
/** Within so many no last character comes twice. */
const ENDINGS = 8;
/** A character may come this often within WINDOW names; in names of four once more. */
const OFTEN = 2;

/** The names in the order they are shown; `short` where the list ran out of what the spread allows. */
export interface Spread {
  readonly names: readonly Ranked[];
  readonly short: boolean;
}

/**
 * Orders the best names so that neighbours differ: each next one is the best left that may be proposed, whose
 * leading character none of the last 19 had, and each of whose characters they had at most once (in names of
 * four twice). A further batch continues the order. Wanted characters are not counted. `exhaustive`: the list
 * is all there is, so what is left is taken when nothing fits.
 */
export function spread(
  ranked: readonly Ranked[],
  count: number,
  { wanted, exhaustive, mayShow }: { wanted: string; exhaustive: boolean; mayShow: (one: Ranked) => boolean },
): Spread {
  const left = [...ranked];
  const names: Ranked[] = [];
  while (names.length < count) {
    const recent = new Recent(names.slice(1 - WINDOW), wanted);
    const at = nextOf(left, (one) => recent.differs(one), mayShow);
    const chosen = at < 0 && exhaustive ? nextOf(left, () => true, mayShow) : at;
    if (chosen < 0) return { names, short: true };
    names.push(...left.splice(chosen, 1));
  }
  return { names, short: false };
}

/** The first that fits and may be shown; one that may not be shown is taken off the list for good. */
function nextOf(left: Ranked[], fits: (one: Ranked) => boolean, mayShow: (one: Ranked) => boolean): number {
  for (let at = 0; at < left.length; at++) {
    const one = left[at];
    if (one === undefined || !fits(one)) continue;
    if (mayShow(one)) return at;
    left.splice(at, 1);
    at -= 1;
  }
  return -1;
}

/** What the last names had. */
class Recent {
  readonly #leads = new Set<string>();
  readonly #lasts = new Set<string>();
  readonly #ends = new Set<string>();
  /** Characters in code point order: 养松 and 松养 are one here. */
  readonly #sets = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #wanted: string;

  constructor(names: readonly Ranked[], wanted: string) {
    this.#wanted = wanted;
    for (const { sign } of names.slice(1 - ENDINGS)) this.#lasts.add(sign.text.slice(-1));
    for (const { sign } of names) {
      this.#leads.add(sign.text.slice(0, 1));
      this.#ends.add(sign.text.slice(-2));
      this.#sets.add(inOrder(sign.text));
      for (const char of new Set(sign.text)) this.#counts.set(char, (this.#counts.get(char) ?? 0) + 1);
    }
  }

  differs({ sign }: Ranked): boolean {
    const lead = sign.text.slice(0, 1);
    if (this.#leads.has(lead) && !this.#wanted.includes(lead)) return false;
    if (this.#sets.has(inOrder(sign.text))) return false;
    const last = sign.text.slice(-1);
    if (this.#lasts.has(last) && !this.#wanted.includes(last)) return false;
    if (sign.marks.length > 2 && this.#ends.has(sign.text.slice(-2))) return false;
    const most = sign.marks.length > 3 ? OFTEN + 1 : OFTEN;
    for (const { char } of sign.marks) {
      if ((this.#counts.get(char) ?? 0) >= most && !this.#wanted.includes(char)) return false;
    }
    return true;
  }
}

const inOrder = (text: string): string => [...text].sort().join("");
