import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import { countHan, isHan, orNone } from "#functions/contract/values/scalars.ts";
import { BusinessBrief } from "./business-brief.ts";

/** Characters of a 字号, and of a name as a whole, brackets not counted. */
export const SIGN_LENGTH = { least: 2, most: 8 } as const;
const NAME_CHARACTERS = 40;
const BRACKETS = /[（）()]/gu;

/** The message for a field that was not sent at all, as the library's own messages are English. */
const missing: Readonly<Record<string, string>> = { usage: messages.usageEmpty, idem: messages.form };

const { usage, region, rivals, keep, idem } = BusinessBrief.entries;

/** Blanks fall away wherever they stand, and a compatibility form becomes the character it stands for. */
const text = v.pipe(
  v.string(messages.signNameBad),
  v.transform((said) => said.replaceAll(/\s/gu, "").normalize("NFC")),
);

const isHanOnly = (said: string): boolean => isHan(said) && !/[^\p{Unified_Ideograph}]/u.test(said);

/**
 * What an owner asks of an existing name (公司店铺测名), from the wire's strings to values: a bare 字号, or a whole
 * name as it is registered. What the rules on enterprise names bar is judged by the origin.
 */
export const BusinessScoreBrief = v.pipe(
  v.object(
    {
      kind: v.literal("business", messages.form),
      name: v.pipe(
        text,
        v.check((said) => isHanOnly(said.replace(BRACKETS, "")), messages.signNameBad),
        v.check((said) => {
          const count = countHan(said.replace(BRACKETS, ""));
          return count >= SIGN_LENGTH.least && count <= NAME_CHARACTERS;
        }, messages.signNameBad),
      ),
      /** The 字号 in the name, where we would find another one in it. */
      sign: orNone(
        v.pipe(
          text,
          v.check(
            (said) =>
              isHanOnly(said) && countHan(said) >= SIGN_LENGTH.least && countHan(said) <= SIGN_LENGTH.most,
            messages.signBad,
          ),
        ),
      ),
      usage,
      region,
      /** The trade in free words; where there is none, the name may say it. */
      trade: v.pipe(
        v.optional(v.string(messages.form), ""),
        v.trim(),
        v.check((said) => countHan(said) <= 30, messages.textLong(30)),
        v.check((said) => said === "" || /\p{Script=Han}/u.test(said), messages.tradeBad),
      ),
      rivals,
      keep,
      idem,
    },
    (issue) => missing[String(issue.path?.[0]?.key)] ?? messages.signNameBad,
  ),
  v.forward(
    v.partialCheck(
      [["name"], ["sign"]],
      ({ name, sign }) => sign === undefined || name.replace(BRACKETS, "").includes(sign),
      messages.signNotIn,
    ),
    ["sign"],
  ),
);

export type BusinessScoreBrief = v.InferOutput<typeof BusinessScoreBrief>;
