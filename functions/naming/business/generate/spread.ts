import type { Ranked } from "./tiers.ts";

/** Within so many names in a row no leading character and no last two characters come twice. */
const WINDOW = 20;
/** Within so many no last character comes twice. */
const ENDINGS = 8;
/** A character may come this often within WINDOW names; in names of four once more; among the free ones once. */
const OFTEN = 2;
const FREE = 3;

/**
 * Puts the best names in the order they are shown, so that neighbours differ: each next one is the best left that may be
 * shown, whose leading character none of the last 19 had, and each of whose characters they had but a few times. Wanted
 * characters are not counted. The order of the first names never depends on how many are asked for.
 */
export class Order {
  readonly names: Ranked[] = [];
  #left: Ranked[] = [];
  readonly #wanted: string;
  readonly #mayShow: (one: Ranked) => boolean;

  constructor(wanted: string, mayShow: (one: Ranked) => boolean) {
    this.#wanted = wanted;
    this.#mayShow = mayShow;
  }

  /** Adds names of a tier, until there are `count` or no name left is apart from the last ones. */
  spread(tier: readonly Ranked[], count: number): void {
    this.#left.push(...tier);
    this.#add(count, (recent, one) => recent.differs(one));
  }

  /** Adds what is left, apart or not. */
  exhaust(count: number): void {
    this.#add(count, () => true);
  }

  #add(count: number, isLast: (recent: Recent, one: Ranked) => boolean): void {
    while (this.names.length < count) {
      const recent = new Recent(this.names.slice(1 - WINDOW), this.#wanted);
      const strictly = nextOf(this.#left, (one) => recent.differs(one) && !recent.crowds(one), this.#mayShow);
      const at = strictly >= 0 ? strictly : nextOf(this.#left, (one) => isLast(recent, one), this.#mayShow);
      if (at < 0) return;
      this.names.push(...this.#left.splice(at, 1));
    }
  }
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
  /** The next one is among the first, which all see side by side. */
  readonly #isFree: boolean;

  constructor(names: readonly Ranked[], wanted: string) {
    this.#wanted = wanted;
    this.#isFree = names.length < FREE;
    for (const { sign } of names.slice(1 - ENDINGS)) this.#lasts.add(sign.text.slice(-1));
    for (const { sign } of names) {
      this.#leads.add(sign.text.slice(0, 1));
      this.#ends.add(sign.text.slice(-2));
      this.#sets.add(inOrder(sign.text));
      for (const char of new Set(sign.text)) this.#counts.set(char, (this.#counts.get(char) ?? 0) + 1);
    }
  }

  /** Its leading character is new, and so is the set of its characters. */
  differs({ sign }: Ranked): boolean {
    const lead = sign.text.slice(0, 1);
    return (!this.#leads.has(lead) || this.#wanted.includes(lead)) && !this.#sets.has(inOrder(sign.text));
  }

  /** It ends as one of the last names does, or a character of it came too often. */
  crowds({ sign }: Ranked): boolean {
    const last = sign.text.slice(-1);
    if (this.#lasts.has(last) && !this.#wanted.includes(last)) return true;
    if (sign.marks.length > 2 && this.#ends.has(sign.text.slice(-2))) return true;
    const most = this.#isFree ? 1 : sign.marks.length > 3 ? OFTEN + 1 : OFTEN;
    return sign.marks.some(
      ({ char }) => (this.#counts.get(char) ?? 0) >= most && !this.#wanted.includes(char),
    );
  }
}

const inOrder = (text: string): string => [...text].sort().join("");
