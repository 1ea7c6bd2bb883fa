import * as v from "valibot";
import { Day, Expert } from "#functions/contract/products/expert.ts";

/** Jobs that may be under way at the same time, unless the operator sets another number. */
const AT_ONCE = 12;

/** How expert naming is run (人工起名的安排), as the operator sets it. */
export const ExpertConfig = v.object({
  /** JSON: `[{"name": "…", "about": "…", "senior": true}]`. Without it nothing is sold in production. */
  EXPERTS: v.optional(
    v.pipe(
      v.string(),
      v.parseJson(undefined, "must be JSON"),
      v.array(Expert, "must be a list of {name, about, senior}"),
    ),
  ),
  /** No new work is begun before this day, yyyy-mm-dd. */
  EXPERT_CLOSED_UNTIL: v.optional(v.pipe(v.string(), v.isoDate("must be yyyy-mm-dd"))),
  /** Jobs that may be under way at the same time. */
  EXPERT_AT_ONCE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, "must be a number"), v.transform(Number)),
    String(AT_ONCE),
  ),
  /** Days off besides weekends (法定节假日): yyyy-mm-dd, parted by commas. */
  EXPERT_HOLIDAYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/).filter((day) => day !== "")),
      v.array(v.pipe(Day), "must be yyyy-mm-dd, parted by commas"),
      v.transform((days): ReadonlySet<string> => new Set(days)),
    ),
    "",
  ),
});

/** The expert shown outside production where `EXPERTS` is not set; its text says that it is a sample. */
const SAMPLE_EXPERT: Expert = {
  name: "样例起名人",
  about: "这里是试用环境，不是真人；正式开放时换成真实的起名人和可以核实的经历",
  senior: true,
};

type Configured = v.InferOutput<typeof ExpertConfig> & { STAGE: string };

/** The experts (起名人) that the operator has named. */
export const expertsOf = ({ EXPERTS, STAGE }: Configured): readonly Expert[] =>
  EXPERTS ?? (STAGE === "production" ? [] : [SAMPLE_EXPERT]);
