import { and, count, inArray, min } from "drizzle-orm";
import { type ValueOf, values } from "#functions/contract/desk/settings.ts";
import { ExpertType, type Rengong } from "#functions/contract/products/expert.ts";
import { beijingDay, holdsAt } from "#functions/contract/values/time.ts";
import { offersAt, priceSetting } from "#functions/origin/money/prices/current-offers.ts";
import { readSettings, type SettingDefinition } from "#functions/origin/store/settings.ts";
import { everywhere } from "#functions/origin/store/spread/everywhere.ts";
import { isHere } from "#functions/origin/store/spread/here.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import type { Context } from "#functions/origin/visit.ts";
import { expertsOf } from "./config.ts";
import { daysOffAfter, workingDayAfter } from "./job/working-days.ts";
import { OFFERS, termsOf } from "./terms.ts";

/** Stages in which a job counts towards `EXPERT_AT_ONCE`. */
const UNDER_WAY = ["paid", "briefed", "writing", "revising"] as const;

const TYPES = ExpertType.options;

/** Whether orders are taken (接单), as it is set. */
export const openSetting: SettingDefinition<"manual"> = {
  kind: "manual",
  value: values.manual,
  first: ({ EXPERT_CLOSED_UNTIL: until }) => ({ closed: until !== undefined, until: until ?? null }),
};

/** What is sold now, by whom, and from which day on. */
export async function readPackages(context: Context): Promise<Rengong> {
  const { env, now } = context;
  const experts = expertsOf(env);
  const today = beijingDay(now);
  const soonest = workingDayAfter(today, 1, env.EXPERT_HOLIDAYS);
  const held = await readSettings([priceSetting, openSetting], context);
  const offers = offersAt(held(priceSetting).value);
  const { shut, nextSlot } =
    experts.length === 0
      ? ({ shut: "nobody", nextSlot: null } as const)
      : (closedOf(held(openSetting).value, today) ?? (await slotOf(soonest, context)));
  return {
    open: shut === null,
    shut,
    nextSlot,
    packages: TYPES.map((type) => {
      const { title, amount, currency } = offers[OFFERS[type]];
      const open = experts.some(({ senior }) => type === "standard" || senior);
      return { ...termsOf(type), title, amount, currency, open };
    }),
    experts: [...experts],
    daysOff: daysOffAfter(today, env.EXPERT_HOLIDAYS),
  };
}

type Slot = Pick<Rengong, "shut" | "nextSlot">;

/** Closed by the operator (暂停接单), until a day or until further word; null where it is open. */
function closedOf({ closed, until }: ValueOf<"manual">, today: string): Slot | null {
  return closed && (until === null || until > today) ? { shut: "closed", nextSlot: until } : null;
}

async function slotOf(soonest: string, context: Context): Promise<Slot> {
  const { EXPERT_AT_ONCE: most, EXPERT_HOLIDAYS: holidays } = context.env;
  const { jobs, due } = await underWay(context);
  if (jobs < most) return { shut: null, nextSlot: soonest };
  const free = due === null ? soonest : workingDayAfter(beijingDay(Date.parse(due)), 1, holidays);
  return { shut: "full", nextSlot: free > soonest ? free : soonest };
}

/** Work that is under way (在做的), and the first day that some of it is due. */
interface UnderWay {
  jobs: number;
  due: string | null;
}

/** How long the count over many databases is good: whoever looks at the offers in between asks none of them. */
const COUNT_MS = 30_000;
const counted = new WeakMap<Context["env"], { work: Promise<UnderWay>; until: number }>();

async function underWay(context: Context): Promise<UnderWay> {
  const kept = counted.get(context.env);
  if (kept !== undefined && holdsAt(kept.until, COUNT_MS, context.now)) return kept.work;
  const work = countWork(context);
  if (context.shards !== undefined) counted.set(context.env, { work, until: context.now + COUNT_MS });
  return work;
}

async function countWork(context: Context): Promise<UnderWay> {
  const isUnderWay = and(inArray(expertJobs.stage, [...UNDER_WAY]), isHere(expertJobs.sn, context));
  const { said } = await everywhere(context, async ({ db }) =>
    db
      .select({ jobs: count(), due: min(expertJobs.dueAt) })
      .from(expertJobs)
      .where(isUnderWay),
  );
  const rows = said.flat();
  const [due = null] = rows.flatMap((row) => row.due ?? []).sort();
  return { jobs: rows.reduce((sum, { jobs }) => sum + jobs, 0), due };
}
