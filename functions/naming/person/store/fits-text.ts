/** How much given names are liked, by given name, and which are dealt to the surname. */
interface Fits {
  readonly likings: Map<string, number>;
  readonly dealt: Map<string, Deal>;
}

/** A name that is dealt to a surname is shown first of all (首派), from the fourth place on (先派) or from the eleventh (派). */
export type Deal = "lead" | "early" | "late";

/** For whom a name is: a boy or a girl. */
export const WHOM = ["男", "女"] as const;
type Whom = (typeof WHOM)[number];

export type FitsBySex = ReadonlyMap<Whom, Fits>;

/** Plain classes: a process's first name waits a millisecond for one of Unicode's (\p) to be compiled. */
const GROUP = /^([男女])(\d\d?|[首先]?派(?==))(?:=([^\s,]*)((?:,[^\s,]{2})*))?$/u;

/** A given name's liking, or that it is dealt (首派, 先派, 派); behind the surnames listed (陈林,欧阳), or any where there is no list. */
interface FitGroup {
  readonly whom: Whom;
  readonly liking: number | Deal;
  readonly list: string | undefined;
}

/** As the text calls them. */
const DEALS: ReadonlyMap<string, Deal> = new Map([
  ["首派", "lead"],
  ["先派", "early"],
  ["派", "late"],
]);

export const noFits = (): FitsBySex =>
  new Map(WHOM.map((whom) => [whom, { likings: new Map(), dealt: new Map() }]));

/**
 * Reads of a surname, by sex and given name, lines such as `知微 女17 女28=陈林,欧阳 女0=王 女派=李 女先派=周`: how much the given name is liked behind any surname (left out where its
 * grade says so), how much behind some, and to which it is dealt; those of one character together and those of two apart. Throws, with the group, where one of its lines does not parse.
 */
export function readFits(text: string, surname: string): FitsBySex {
  const found = noFits();
  eachGroup(text, surname, (given, { whom, liking, list }) => {
    const fits = found.get(whom);
    if (list !== undefined && !listed(list).includes(surname)) return;
    if (typeof liking === "string") fits?.dealt.set(given, liking);
    else fits?.likings.set(given, liking);
  });
  return found;
}

/** Hands every group to `note`, but those of surnames among which `part` is not: every list has an empty part. */
export function eachGroup(text: string, part: string, note: (given: string, group: FitGroup) => void): void {
  for (const line of text.split("\n")) {
    const [given = "", ...groups] = line.split(" ");
    for (const group of groups) {
      if (group.includes("=") && !group.includes(part)) continue;
      const [, sex, liking, single, double = ""] = GROUP.exec(group) ?? fault(group);
      const list = single === undefined ? undefined : single + double;
      note(given, {
        whom: sex === "男" ? sex : "女",
        liking: DEALS.get(liking ?? "") ?? Number(liking),
        list,
      });
    }
  }
}

/** The surnames of a list, each whole (not 欧 or 阳 where 欧阳 is): in it those of one character stand together, those of two apart (陈林,欧阳). */
export function listed(list: string): readonly string[] {
  const [single = "", ...double] = list.split(",");
  return [...single, ...double];
}

function fault(group: string): never {
  throw new SyntaxError(`not a group of surnames: ${group}`);
}
