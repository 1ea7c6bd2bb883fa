import { careSigns } from "#functions/naming/business/data/signs/care.ts";
import { firmSigns } from "#functions/naming/business/data/signs/firm.ts";
import { foodSigns } from "#functions/naming/business/data/signs/food.ts";
import { shopSigns } from "#functions/naming/business/data/signs/shop.ts";
import { tasteNamed } from "#functions/naming/business/trade/tastes.ts";

/** The signs written by hand: by taste and length, and by their own text with the tastes that each is for. */
interface Store {
  readonly byTaste: ReadonlyMap<string, readonly string[]>;
  readonly tastesOf: ReadonlyMap<string, readonly string[]>;
}

const LENGTHS: Readonly<Record<string, number>> = { 二: 2, 三: 3, 四: 4 };
const NONE: readonly string[] = [];

let store: Store | undefined;

const stored = (): Store => {
  store ??= readStore(foodSigns + shopSigns + careSigns + firmSigns);
  return store;
};

/** The signs of a taste that have so many characters, in the order they were written. */
export function signsOf(taste: string, length: number): readonly string[] {
  return stored().byTaste.get(`${taste}${length}`) ?? NONE;
}

/** The tastes that a sign was written for; empty where it is not in the store. */
export const tastesOfSign = (text: string): readonly string[] => stored().tastesOf.get(text) ?? NONE;

/** Every sign of the store, once. */
export const storedSigns = (): Iterable<string> => stored().tastesOf.keys();

/** Reads lines `门风 二|三|四 signs…`; throws, with the line's head, where one does not parse. */
export function readStore(text: string): Store {
  const byTaste = new Map<string, readonly string[]>();
  const tastesOf = new Map<string, readonly string[]>();
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const [taste = "", kind = "", ...signs] = line.split(" ");
    const length = LENGTHS[kind];
    if (length === undefined || signs.some((sign) => sign.length !== length)) {
      throw new SyntaxError(`not a line of signs: ${line.slice(0, 20)}`);
    }
    byTaste.set(tasteNamed(taste).name + length, [...new Set(signs)]);
    for (const sign of new Set(signs)) tastesOf.set(sign, [...(tastesOf.get(sign) ?? NONE), taste]);
  }
  return { byTaste, tastesOf };
}
