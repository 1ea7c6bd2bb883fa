import * as v from "valibot";
import { Day, Expert } from "#functions/contract/products/expert.ts";

/** Jobs that may be under way at the same time, unless the operator sets another number. */
const AT_ONCE = 12;

/** An expert, and the address by which the desk knows them: it is shown to nobody. */
const NamedExpert = v.object({ ...Expert.entries, email: v.optional(v.string()) });
type NamedExpert = v.InferOutput<typeof NamedExpert>;

/** How expert naming is run (人工起名的安排), as the operator sets it. */
export const ExpertConfig = v.object({
  /** JSON: `[{"name": "…", "about": "…", "senior": true, "email": "…"}]`. Without it nothing is sold in production. */
  EXPERTS: v.optional(
    v.pipe(
      v.string(),
      v.parseJson(undefined, "must be JSON"),
      v.array(NamedExpert, "must be a list of {name, about, senior, email}"),
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

const namedIn = ({ EXPERTS, STAGE }: Configured): readonly NamedExpert[] =>
  EXPERTS ?? (STAGE === "production" ? [] : [SAMPLE_EXPERT]);

/** The experts (起名人) that the operator has named. */
export const expertsOf = (config: Configured): readonly Expert[] =>
  namedIn(config).map(({ email: _email, ...expert }) => expert);

/** The name of the expert behind an address at the desk (署名); of a single one there is no doubt. Null where nobody can tell. */
export function writerOf(email: string, config: Configured): string | null {
  const named = namedIn(config);
  const [first, ...others] = named;
  const isAlone = others.length === 0 && first?.email === undefined;
  const writer = named.find((one) => one.email?.toLowerCase() === email.toLowerCase());
  return (writer ?? (isAlone ? first : undefined))?.name ?? null;
}
