import { IMAGERY, type Imagery, STYLES, type Style } from "./imagery.ts";
import { tastesData } from "./tastes-data.ts";

/** What sounds right over one kind of door (门风): trades of one taste share their words, moods and signs. */
export interface Taste {
  readonly name: string;
  /** Weight 1–3 of what a name may call to mind. */
  readonly imagery: ReadonlyMap<Imagery, number>;
  /** Characters that suit it best. */
  readonly strong: ReadonlySet<string>;
  readonly styles: readonly Style[];
  /** Characters that no name of it has, but where the owner asks for one. */
  readonly never: ReadonlySet<string>;
  /** Single characters that go before and behind a wanted one. */
  readonly heads: readonly string[];
  readonly tails: readonly string[];
  /** Words of two that go before and behind it. */
  readonly before: readonly string[];
  readonly behind: readonly string[];
  /** Names of the tastes whose signs come when its own are used up. */
  readonly kin: readonly string[];
}

const KNOWN_IMAGERY: ReadonlyMap<string, Imagery> = new Map(IMAGERY.map((image) => [image, image]));
const KNOWN_STYLES: ReadonlyMap<string, Style> = new Map(STYLES.map((style) => [style, style]));

/** The taste of a trade that is in no table: a plain professional one. */
export const GENERAL_TASTE = "综合";

let table: ReadonlyMap<string, Taste> | undefined;

/** All tastes by name; parsed once. */
export function tastes(): ReadonlyMap<string, Taste> {
  table ??= new Map(
    tastesData
      .trim()
      .split("\n")
      .map((line) => parseTaste(line))
      .map((taste) => [taste.name, taste]),
  );
  return table;
}

/** The taste of that name. Throws where there is none. */
export function tasteNamed(name: string): Taste {
  return tastes().get(name) ?? fault(name);
}

function parseTaste(line: string): Taste {
  const parts = line.split("|");
  if (parts.length !== 10) fault(line);
  const [name = "", imagery = "", strong = "", styles = "", never = "", heads = "", tails = ""] = parts;
  const [before = "", behind = "", kin = ""] = parts.slice(7);
  return {
    name,
    imagery: new Map(wordsOf(imagery).map((text) => weighted(text, line))),
    strong: new Set(strong),
    styles: wordsOf(styles).map((style) => KNOWN_STYLES.get(style) ?? fault(line)),
    never: new Set(never),
    heads: [...heads],
    tails: [...tails],
    before: wordsOf(before),
    behind: wordsOf(behind),
    kin: wordsOf(kin),
  };
}

function weighted(text: string, line: string): [Imagery, number] {
  const image = KNOWN_IMAGERY.get(text.slice(0, -1)) ?? fault(line);
  const weight = Number(text.slice(-1));
  return weight >= 1 && weight <= 3 ? [image, weight] : fault(line);
}

/** The words of a field, parted by spaces. */
export const wordsOf = (text: string): readonly string[] => text.split(" ").filter((part) => part !== "");

function fault(line: string): never {
  throw new SyntaxError(`not a line of the tastes: ${line}`);
}
