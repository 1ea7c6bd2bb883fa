import * as v from "valibot";
import {
  BIRTH_KEYS,
  dayExists,
  dayMessage,
  isWholeOrAbsent,
  missingOf,
  optionalBirthEntries,
  partMessage,
} from "#functions/contract/names/optional-birth.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { countHan, Idem, isHan, orNone } from "#functions/contract/values/scalars.ts";

const NAME_CHARACTERS = 6;
const LEAST = 2;
const SURNAME_CHARACTERS = 4;

/** Blanks fall away wherever they stand, and a compatibility form becomes the character it stands for. */
const han = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s/gu, "").normalize("NFC")),
);

/** A name of Chinese characters, or a part of one; the message names a sign that is no character (々 〇). */
const nameText = (message: string, most: number) =>
  orNone(
    v.pipe(
      han,
      v.check((text) => isHan(text) && countHan(text) <= most, message),
      v.check(
        (text) => strangeIn(text) === undefined,
        (issue) => messages.strange(strangeIn(issue.input) ?? ""),
      ),
    ),
  );

const strangeIn = (text: string): string | undefined =>
  [...text].find((char) => !/^\p{Unified_Ideograph}$/u.test(char));

const fields = v.object(
  {
    kind: v.literal("baby", messages.form),
    /** The whole name; or surname and given, or all three. One part and the whole give the other part. */
    name: nameText(messages.nameBad, NAME_CHARACTERS),
    surname: nameText(messages.surnameBad, SURNAME_CHARACTERS),
    given: nameText(messages.givenBad, NAME_CHARACTERS - 1),
    sex: v.optional(v.picklist(["male", "female", "unknown"], messages.choice), "unknown"),
    ...optionalBirthEntries,
    guardian: orNone(v.literal("1", messages.guardianOrSelf)),
    keep: v.optional(v.picklist(["30d", "1y", "none"], messages.choice), "30d"),
    idem: v.pipe(
      v.string(messages.form),
      v.check((text) => v.is(Idem, text), messages.form),
    ),
  },
  messages.form,
);
type Fields = v.InferOutput<typeof fields>;

/** Year, month and day: with any of them the consent is asked for, so that it is not the fault of a second round. */
const DATE_PARTS = 3;

const NAME = [["name"], ["surname"], ["given"]] as const;

/** What a name's owner asks (名字评分), from the wire's strings to values; the birth is whole or absent. */
export const ScoreBrief = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      NAME,
      ({ name, surname, given }) => name !== undefined || given === undefined || surname !== undefined,
      messages.surnameEmpty,
    ),
    ["surname"],
  ),
  v.forward(
    v.partialCheck(
      NAME,
      ({ name, surname, given }) => name !== undefined || surname === undefined || given !== undefined,
      messages.givenEmpty,
    ),
    ["given"],
  ),
  v.forward(
    v.partialCheck(NAME, (brief) => isHalf(brief) || isLong(namesIn(brief).name), messages.nameBad),
    ["name"],
  ),
  v.forward(
    v.partialCheck(NAME, (brief) => isHalf(brief) || fits(namesIn(brief)), messages.splitBad),
    ["surname"],
  ),
  v.forward(
    v.partialCheck(BIRTH_KEYS, isWholeOrAbsent, (issue) => partMessage(issue.input)),
    ["year"],
  ),
  v.forward(
    v.partialCheck(BIRTH_KEYS, dayExists, (issue) => dayMessage(issue.input)),
    ["day"],
  ),
  v.forward(
    v.partialCheck(
      [["year"], ["month"], ["day"], ["guardian"]],
      (brief) => missingOf(brief).length === DATE_PARTS || brief.guardian !== undefined,
      messages.guardianOrSelf,
    ),
    ["guardian"],
  ),
  v.transform((brief) => ({ ...brief, ...namesIn(brief) })),
);

type Names = Pick<Fields, "name" | "surname" | "given">;

/** One part is given without the other, and no whole name in which to find the other. */
const isHalf = ({ name, surname, given }: Names) =>
  name === undefined && (surname === undefined) !== (given === undefined);

const isLong = (name: string) => countHan(name) >= LEAST && countHan(name) <= NAME_CHARACTERS;

const fits = ({ name, surname, given }: ReturnType<typeof namesIn>) =>
  (surname === undefined && given === undefined) ||
  (given !== "" && surname !== "" && `${surname}${given}` === name);

/** The whole name and its parts, as far as they were given: one part of a whole gives the other. */
function namesIn({ name, surname, given }: Names) {
  const whole = name ?? (surname ?? "") + (given ?? "");
  if (surname !== undefined && given === undefined && whole.startsWith(surname)) {
    return { name: whole, surname, given: whole.slice(surname.length) };
  }
  if (given !== undefined && surname === undefined && whole.endsWith(given)) {
    return { name: whole, surname: whole.slice(0, -given.length), given };
  }
  return { name: whole, surname, given };
}

export type ScoreBrief = v.InferOutput<typeof ScoreBrief>;
