import * as v from "valibot";
import { birthEntries, solarDayExists } from "#functions/contract/names/birth.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { atMost, countHan, flag, Idem, isHan, list, orNone } from "#functions/contract/values/scalars.ts";

export const WISHES = [
  "平安", "聪慧", "善良", "坚韧", "开朗", "安静", "有礼", "勇敢", "自在", "好学", "明亮", "长久",
] as const; // biome-ignore format: one glance
export const SOURCES = ["诗经", "楚辞", "唐诗", "宋词", "论语", "周易", "老子", "庄子"] as const;
export const SPEECH = ["mandarin", "cantonese", "minnan", "teochew", "hakka"] as const;

const isOneHan = (text: string) => isHan(text) && countHan(text) === 1;

const oneHan = orNone(v.pipe(v.string(), v.trim(), v.check(isOneHan, messages.oneHan)));
const someOf = <const T extends readonly string[]>(options: T, max: number) =>
  v.pipe(list(max), v.array(v.picklist(options, messages.choice)));
const choice = <const T extends readonly [string, ...string[]]>(options: T, fallback: T[number]) =>
  v.optional(v.picklist(options, messages.choice), fallback);

/** Given names of one or two characters, without surnames. */
const givenNames = (most: number, message: string) =>
  v.pipe(
    list(most),
    v.everyItem((name) => isHan(name) && countHan(name) <= 2, message),
  );

/** The message for a field that was not sent at all, as the library's own messages are English. */
const missing: Readonly<Record<string, string>> = {
  surname: messages.surnameEmpty,
  sex: messages.sexEmpty,
  year: messages.dateEmpty,
  month: messages.datePart("月"),
  day: messages.datePart("日"),
  guardian: messages.guardian,
};

const entries = {
  kind: v.literal("baby", messages.form),
  surname: v.pipe(
    v.string(messages.surnameEmpty),
    v.trim(),
    v.nonEmpty(messages.surnameEmpty),
    v.check((text) => isHan(text) && countHan(text) <= 4, messages.surnameBad),
  ),
  sex: v.picklist(["male", "female", "unknown"], messages.sexEmpty),
  ...birthEntries,
  length: v.optional(v.picklist(["2", "1", "any"], messages.lengthBad), "2"),
  fixed: oneHan,
  fixedAt: choice(["any", "1", "2"], "any"),
  generation: oneHan,
  generationAt: choice(["1", "2"], "1"),
  avoid: v.pipe(
    v.optional(v.string(messages.form), ""),
    v.transform((text) => text.replaceAll(/[\s,，、;；]/gu, "")),
    v.check((text) => text === "" || isHan(text), messages.hanOnly),
    atMost(20),
  ),
  avoidSounds: flag(false),
  have: givenNames(5, messages.givenNamesBad),
  siblings: givenNames(4, messages.givenNamesBad),
  parents: givenNames(2, messages.givenNamesBad),
  /** Should the name sound like one of the siblings' (像一家人)? */
  alike: flag(false),
  wishes: someOf(WISHES, 5),
  sources: someOf(SOURCES, SOURCES.length),
  rarity: choice(["any", "common", "rare"], "any"),
  speech: someOf(SPEECH, SPEECH.length),
  useBazi: flag(true),
  /** The first favourable element must be in the name (一定要补). */
  mustFavour: flag(false),
  useGrids: flag(true),
  useZodiac: flag(true),
  script: choice(["hans", "hant"], "hans"),
  guardian: v.literal("1", messages.guardian),
  keep: choice(["30d", "1y", "none"], "30d"),
  idem: v.pipe(
    v.string(messages.form),
    v.check((text) => v.is(Idem, text), messages.form),
  ),
  /** Warnings that the visitor has seen and overruled: `surname:逄`, `char:𬱖`. */
  sure: list(40),
};

const fields = v.object(entries, (issue) => missing[String(issue.path?.[0]?.key)] ?? messages.form);

/**
 * What a family asks for (宝宝起名), from the wire's strings to values. Messages are Chinese and stand at the field
 * they belong to; what needs the lunar calendar or the character table is checked by the origin.
 */
export const BabyBrief = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [["calendar"], ["year"], ["month"], ["day"]],
      ({ calendar, year, month, day }) =>
        calendar === "lunar" || month < 1 || month > 12 || solarDayExists(year, month, day),
      (issue) => dateMessage(issue.input),
    ),
    ["day"],
  ),
  v.forward(
    v.partialCheck(
      [["fixed"], ["avoid"]],
      (brief) => brief.fixed === undefined || !brief.avoid.includes(brief.fixed),
      (issue) => messages.fixedConflict(text(issue.input, "fixed")),
    ),
    ["fixed"],
  ),
  v.forward(
    v.partialCheck(
      [["generation"], ["avoid"]],
      (brief) => brief.generation === undefined || !brief.avoid.includes(brief.generation),
      (issue) => messages.generationConflict(text(issue.input, "generation")),
    ),
    ["generation"],
  ),
  v.forward(
    v.partialCheck(
      [["generation"], ["length"]],
      (brief) => brief.generation === undefined || brief.length !== "1",
      messages.generationLength,
    ),
    ["generation"],
  ),
  v.forward(
    v.partialCheck(
      [["fixed"], ["fixedAt"], ["generation"], ["generationAt"]],
      (brief) => {
        if (brief.fixed === undefined || brief.generation === undefined) return true;
        return brief.fixed === brief.generation || brief.fixedAt !== brief.generationAt;
      },
      messages.samePlace,
    ),
    ["fixed"],
  ),
);

function text(input: unknown, key: string): string {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, key) : "";
  return String(value);
}

function dateMessage(input: unknown): string {
  return messages.dateBad(
    Number(text(input, "year")),
    Number(text(input, "month")),
    Number(text(input, "day")),
  );
}

export type BabyBrief = v.InferOutput<typeof BabyBrief>;
