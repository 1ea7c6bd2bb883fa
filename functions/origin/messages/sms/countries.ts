import * as v from "valibot";

/** Calling codes (国际电话区号) that codes are sent to, parted by commas: fraud rings numbers where a message is dear. */
export const SmsCountries = v.pipe(
  v.optional(v.string(), "86,852,853,886"),
  v.regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/, "must be calling codes such as 86,852"),
  v.transform((text) => text.split(",")),
);

/** Messages a day, at most: what a flood may cost. */
export const SmsADay = v.pipe(
  v.optional(v.string(), "500"),
  v.regex(/^\d{1,6}$/, "must be a number of messages"),
  v.transform(Number),
);

/** Whether codes are sent to a mobile's country or region. E.164 in. */
export const isServed = (mobile: string, { SMS_COUNTRIES }: { SMS_COUNTRIES: readonly string[] }): boolean =>
  SMS_COUNTRIES.some((code) => mobile.startsWith(`+${code}`));
