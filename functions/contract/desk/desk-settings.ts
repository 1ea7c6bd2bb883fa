import * as v from "valibot";
import { AdSlot } from "#functions/contract/site/site.ts";
import { bannedIn } from "#functions/contract/values/banned-words.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { fenOf, yuan } from "#functions/contract/values/money.ts";
import { countHan, flag, wholeNumber } from "#functions/contract/values/scalars.ts";
import { Reason } from "./desk.ts";
import { OfferName, Setting, SettingKind } from "./settings.ts";

/** What holds now, one version of each kind. */
export const Settings = v.object({ settings: v.array(Setting) });

/** The versions (版本) of a kind, newest first and 0 last; where there are many, only the newest and 0. */
export const VersionsParams = v.object({ kind: SettingKind });
export const Versions = v.object({
  versions: v.array(Setting),
  /** Why each was made, by its number; none of version 0. */
  reasons: v.optional(v.record(v.string(), v.string()), {}),
});

/** Least and most that anything may cost, fen. */
const PRICE_BOUNDS = [100, 999_999] as const;
/** A price above so many times the old one, or below that part of it, is typed twice. */
export const STEEP = 3;
export const MOST_NOTICE = 60;
export const MOST_AD_TITLE = 24;
export const MOST_AD_TEXT = 80;
export const MOST_HOURS = 40;

/** A price in yuan as people type it: 29, 29.9 and 29.90 are read, 29.901 is not. */
export const Yuan = v.pipe(
  v.optional(v.string(messages.form), ""),
  v.transform((text) => text.normalize("NFKC").trim()),
  v.regex(/^\d{1,6}(\.\d{1,2})?$/, messages.yuanBad),
  v.check((text) => fenOf(text) >= PRICE_BOUNDS[0] && fenOf(text) <= PRICE_BOUNDS[1], messages.yuanRange),
  v.transform((text) => yuan(fenOf(text))),
);

/** One line of public words: no longer than `most`, and nothing that the site never says. */
const publicWords = (most: number) =>
  v.pipe(
    v.optional(v.string(messages.form), ""),
    v.transform((text) => text.replaceAll(/\s+/gu, " ").trim()),
    v.check((text) => countHan(text) <= most, messages.textLong(most)),
    v.check(
      (text) => bannedIn(text).length === 0,
      ({ input }) => messages.unfairWord(bannedIn(input).join("、")),
    ),
  );

const Day = v.pipe(
  v.optional(v.string(messages.form), ""),
  v.transform((text) => text.normalize("NFKC").trim()),
  v.check(
    (text) => text === "" || v.is(v.pipe(v.string(), v.isoDate(), v.check(isRealDay)), text),
    messages.dayBad,
  ),
  v.transform((text) => (text === "" ? null : text)),
);

function isRealDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** `base`: the version that the form was made from; if another one holds now, the change is a conflict. */
const change = { base: wholeNumber(0, 9999, messages.form), reason: Reason };
const adId = v.pipe(v.string(messages.form), v.regex(/^[a-z0-9-]{1,40}$/, messages.form));

/** A change of a setting: the next version of its kind. */
export const ChangeSettingParams = v.variant("act", [
  v.object({
    ...change,
    act: v.literal("prices"),
    ...v.entriesFromList(OfferName.options, Yuan),
    /** Steep changes (大幅改价): the new prices once more, in the order of the table. */
    again: v.optional(v.string(messages.form), ""),
  }),
  v.object({ ...change, act: v.literal("notice"), text: publicWords(MOST_NOTICE) }),
  v.object({
    ...change,
    act: v.literal("contact"),
    phone: v.pipe(
      v.optional(v.string(messages.form), ""),
      v.transform((text) => text.normalize("NFKC").trim()),
      v.regex(/^(\+?\d[\d -]{3,24}\d)?$/, messages.phoneBad),
    ),
    hours: v.pipe(publicWords(MOST_HOURS), v.nonEmpty(messages.hoursEmpty)),
  }),
  v.object({ ...change, act: v.literal("manual"), closed: flag(false), until: Day }),
  v.pipe(
    v.object({
      ...change,
      act: v.literal("ad"),
      /** Which notice is changed; a new notice has an id that its form made. */
      id: adId,
      slot: v.pipe(v.optional(v.string(messages.form), ""), AdSlot),
      title: v.pipe(
        publicWords(MOST_AD_TITLE),
        v.check((text) => countHan(text) >= 2, messages.adTitleEmpty),
      ),
      text: publicWords(MOST_AD_TEXT),
      href: v.pipe(
        v.optional(v.string(messages.form), ""),
        v.trim(),
        v.regex(/^\/(?![/\\])[\w/?=&.%~-]{0,200}$/, messages.adPathBad),
      ),
      from: Day,
      until: Day,
    }),
    v.forward(
      v.check(({ from, until }) => from === null || until === null || from <= until, messages.adDays),
      ["until"],
    ),
  ),
  v.object({ ...change, act: v.literal("end-ad"), id: adId }),
  v.object({
    ...change,
    act: v.literal("back"),
    kind: SettingKind,
    nth: wholeNumber(0, 9999, messages.form),
  }),
]);
export type ChangeSettingParams = v.InferOutput<typeof ChangeSettingParams>;
/** The version that holds after a change. The same change sent again makes no further version. */
export const ChangedSetting = v.object({ kind: SettingKind, nth: v.number() });
