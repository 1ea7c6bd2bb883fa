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
import { atMost, countHan, fewer, Idem, isHan, list, orNone } from "#functions/contract/values/scalars.ts";

/** Styles that may be wished for (风格); the same words as the engine's. */
export const STYLES = [
  "温暖", "自然", "雅致", "现代", "稳重", "轻快", "大气", "质朴", "童趣", "精致",
] as const; // biome-ignore format: one glance
export const USAGES = ["company", "shop", "brand"] as const;
/** Forms of organisation (组织形式). */
export const FORMS = ["limited", "sole", "partnership", "undecided"] as const;
const LENGTHS = { "2": 2, "3": 3, "4": 4 } as const;

const MOST_STYLES = 3;
const MOST_AVOIDED = 20;
const MOST_WANTED = 4;
const MOST_RIVALS = 10;
const RIVAL_LENGTH = 30;
const TRADE_LENGTH = 30;
const MOST_SURE = 10;

const choice = <const T extends readonly [string, ...string[]]>(options: T, fallback: T[number]) =>
  v.optional(v.picklist(options, messages.choice), fallback);
const withoutBlanks = (text: string) => text.normalize("NFC").replaceAll(/[\s,，、;；]/gu, "");

/** The message for a field that was not sent at all, as the library's own messages are English. */
const missing: Readonly<Record<string, string>> = {
  usage: messages.usageEmpty,
  trade: messages.tradeEmpty,
};

const fields = v.object(
  {
    kind: v.literal("business", messages.form),
    usage: v.picklist(USAGES, messages.usageEmpty),
    /** Where it is registered (所在地), as written; "" where nothing was. */
    region: v.pipe(
      v.optional(v.string(messages.form), ""),
      v.transform((text) => text.replaceAll(/\s/gu, "")),
      v.regex(/^(\p{Script=Han}{2,16})?$/u, messages.regionBad),
    ),
    trade: v.pipe(
      v.string(messages.tradeEmpty),
      v.trim(),
      v.nonEmpty(messages.tradeEmpty),
      v.check((text) => countHan(text) <= TRADE_LENGTH, messages.textLong(TRADE_LENGTH)),
      v.regex(/\p{Script=Han}/u, messages.tradeBad),
    ),
    form: choice(FORMS, "undecided"),
    length: v.pipe(
      v.optional(v.picklist(["2", "3", "4"], messages.signLength), "2"),
      v.transform((text) => LENGTHS[text]),
    ),
    /** Characters that the name must have, all of them. */
    must: v.pipe(v.optional(v.string(messages.form), ""), v.transform(withoutBlanks), atMost(MOST_WANTED)),
    avoid: v.pipe(
      v.optional(v.string(messages.form), ""),
      v.transform(withoutBlanks),
      v.check((text) => text === "" || isHan(text), messages.hanOnly),
      atMost(MOST_AVOIDED),
    ),
    /** Names of rivals, one a line (同行的名字). */
    rivals: v.pipe(
      v.optional(v.string(messages.form), ""),
      v.transform((text) => [
        ...new Set(
          text
            .split(/[\r\n,，、;；]+/u)
            .map((line) => line.trim())
            .filter((line) => line !== ""),
        ),
      ]),
      fewer(MOST_RIVALS),
      v.everyItem((line) => countHan(line) <= RIVAL_LENGTH, messages.rivalLong(RIVAL_LENGTH)),
    ),
    style: v.pipe(list(MOST_STYLES), v.array(v.picklist(STYLES, messages.choice))),
    /** Birth of the head (负责人), only for what folk custom says beside the score. */
    ...optionalBirthEntries,
    guardian: orNone(v.literal("1", messages.headConsent)),
    keep: v.optional(v.picklist(["30d", "1y", "none"], messages.choice), "30d"),
    idem: v.pipe(
      v.string(messages.form),
      v.check((text) => v.is(Idem, text), messages.form),
    ),
    /** Doubts that the visitor has seen and confirmed: `trade:花店`, of 花店兼咖啡. */
    sure: list(MOST_SURE),
  },
  (issue) => missing[String(issue.path?.[0]?.key)] ?? messages.form,
);

/**
 * What an owner asks of a name (公司店铺起名), from the wire's strings to values. What the rules on enterprise names bar,
 * and what contradicts itself, is judged by the origin.
 */
export const BusinessBrief = v.pipe(
  fields,
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
      (brief) => missingOf(brief).length > 0 || brief.guardian !== undefined,
      messages.headConsent,
    ),
    ["guardian"],
  ),
);

export type BusinessBrief = v.InferOutput<typeof BusinessBrief>;
