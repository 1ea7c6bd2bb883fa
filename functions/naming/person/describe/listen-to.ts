import { splitFullName } from "#functions/naming/facts/characters/split-full-name.ts";
import { standardFormOf } from "#functions/naming/facts/characters/standard-form.ts";
import { cantonese } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { type Finding, sorted } from "#functions/naming/facts/sound/ears/finding.ts";
import { type Facts, factsOf } from "#functions/naming/person/score/facts.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { heardCantonese, heardIn, seenIn } from "#functions/naming/person/score/heard.ts";
import { type Household, householdOf } from "#functions/naming/person/score/household.ts";
import { illCharacters } from "#functions/naming/person/score/lines/caps/ill-characters.ts";

/** The speeches in which a name can be listened to. */
export const SPEECHES = ["mandarin", "cantonese"] as const;
export type Spoken = (typeof SPEECHES)[number];

/** What is heard in a full name; `unread` has the characters without a known reading, and in which speech. */
export interface Listening {
  readonly name: string;
  readonly findings: readonly Pick<Finding, "heard" | "speech" | "near" | "gravity">[];
  readonly unread?: readonly { char: string; speech: Spoken }[];
  readonly error?: string;
}

const HAN = /^\p{Script=Han}+$/u;
/** Families by surname: many names of one list share it. */
const houses = new Map<string, Household>();
const MOST_HOUSES = 4096;

/** Listens to a full name in some speeches, and looks at its letters and at whose name it is. */
export function listenTo(name: string, speeches: readonly Spoken[]): Listening {
  if (!HAN.test(name)) return { name, findings: [], error: "姓名要写汉字" };
  const { given, surname } = splitFullName(Array.from(name, (char) => standardFormOf(char) ?? char).join(""));
  if (given === "") return { name, findings: [], error: "只有姓，没有名" };
  const house = houseOf(surname);
  const facts = Array.from(given, factsOf);
  const found: Finding[] = facts.flatMap(({ char }, at) =>
    illCharacters.has(char) ? [illOf(char, at)] : [],
  );
  if (speeches.includes("mandarin")) found.push(...heardIn(house, facts), ...seenIn(house, facts));
  if (speeches.includes("cantonese")) found.push(...heardCantonese(house, facts));
  const findings = sorted(found).map(({ heard, speech, near, gravity }) => ({
    heard,
    speech,
    near,
    gravity,
  }));
  const unread = unreadOf([...house.surname, ...facts], speeches);
  return unread.length === 0 ? { name, findings } : { name, findings, unread };
}

function houseOf(surname: string): Household {
  const known = houses.get(surname);
  if (known !== undefined) return known;
  const house = householdOf(familyOf({ surname, sex: "unknown", chart: null }));
  if (houses.size < MOST_HOUSES) houses.set(surname, house);
  return house;
}

const illOf = (char: string, at: number): Finding => ({
  heard: char,
  speech: "mandarin",
  near: "exact",
  gravity: "grave",
  at,
  length: 1,
  ids: [],
});

const unreadOf = (whole: readonly Facts[], speeches: readonly Spoken[]) =>
  speeches.flatMap((speech) =>
    whole.flatMap(({ char, sound }) => {
      const isKnown = speech === "mandarin" ? sound !== null : cantonese(char) !== undefined;
      return isKnown ? [] : [{ char, speech }];
    }),
  );
