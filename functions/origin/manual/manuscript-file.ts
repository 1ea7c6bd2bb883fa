import * as v from "valibot";
import { countHan, isHan } from "#functions/contract/scalars.ts";

const words = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => countHan(text) >= least && countHan(text) <= most,
      `must be ${least} to ${most} characters`,
    ),
  );

const given = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => isHan(text) && countHan(text) <= 2, "must be one or two han, without the surname"),
);

/** A manuscript as an expert hands it in: opening words, given names with reasons, the first choice with its own. */
export const ManuscriptFile = v.strictObject({
  opening: words(2, 400),
  names: v.pipe(v.array(v.strictObject({ given, reason: words(10, 300) })), v.minLength(1), v.maxLength(20)),
  pick: v.strictObject({ given, reason: words(4, 300) }),
});

export type ManuscriptFile = v.InferOutput<typeof ManuscriptFile>;
