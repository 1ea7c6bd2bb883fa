import * as v from "valibot";
import { messages } from "./messages.ts";

/** Chinese characters only, counted by code point (𬱖 is one). */
export const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);
export const countHan = (text: string): number => [...text].length;

/** A flag on the wire: `1` or `0`. */
export const flag = (fallback: boolean) =>
  v.pipe(
    v.optional(v.picklist(["0", "1"], messages.choice), fallback ? "1" : "0"),
    v.transform((text) => text === "1"),
  );

/** Text that a form may leave empty: an empty field is as good as none. */
export const orNone = <const T extends v.GenericSchema<string, unknown>>(schema: T) =>
  v.pipe(
    v.optional(v.string(messages.form)),
    v.transform((text) => (text?.trim() ? text : undefined)),
    v.optional(schema),
  );

/** Free words of a bounded length; control characters other than line breaks fall away. */
export const words = (most: number) =>
  v.pipe(
    v.optional(v.string(messages.form), ""),
    v.transform((text) =>
      text
        .replaceAll(/\r\n?/g, "\n")
        .replaceAll(/[^\P{Cc}\n]/gu, "")
        .trim(),
    ),
    v.check(
      (text) => countHan(text) <= most,
      ({ input }) => messages.textLonger(most, countHan(input)),
    ),
  );

/** A whole number within bounds; full-width digits (１２) count as digits. `empty` where nothing was filled in. */
export const wholeNumber = (min: number, max: number, message: string, empty = message) =>
  v.pipe(
    v.string(empty),
    v.transform((text) => text.normalize("NFKC").trim()),
    v.nonEmpty(empty),
    v.regex(/^\d{1,4}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );

/** At most so many members: how many there are, and how many are to go. */
export const fewer = <T extends { length: number }>(most: number) =>
  v.maxLength<T, number, (issue: { input: T }) => string>(most, ({ input }) =>
    messages.tooMany(most, input.length),
  );

/** Characters of a list as it is typed. */
const MOST_TEXT = 400;

/** A comma-separated list; spaces, 、 and ， part its members too. Empty members fall away. */
export const list = (max: number) =>
  v.pipe(
    v.optional(v.string(messages.form), ""),
    v.maxLength(MOST_TEXT, messages.textLong(MOST_TEXT)),
    v.transform((text) => [...new Set(text.split(/[\s,，、;；]+/u).filter((member) => member !== ""))]),
    fewer(max),
  );

/** Text of at most so many characters, each of them one thing. */
export const atMost = (max: number) =>
  v.check(
    (text: string) => countHan(text) <= max,
    ({ input }) => messages.tooMany(max, countHan(input)),
  );

/**
 * 26 characters of Crockford base32: an order's number (订单号), or a reader's key in its place (roles.ts). Whether it can be
 * one of ours its check says (numbers.ts), which another upstream's numbers need not have.
 */
export const Sn = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

/** A key made with the form, so that the same form sent twice creates one order. */
export const Idem = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));

export const ElementName = v.picklist(["木", "火", "土", "金", "水"]);
export const Currency = v.picklist(["CNY", "USD"]);
export type Currency = v.InferOutput<typeof Currency>;
/** Integer fen (1/100 yuan). */
export const Fen = v.pipe(v.number(), v.integer(), v.minValue(0));
/** ISO 8601, UTC. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());
