import { count, inArray, min } from "drizzle-orm";
import { ManualType, type Rengong } from "#functions/contract/manual.ts";
import type { Desk } from "../reports/parts.ts";
import { manualJobs } from "../store/tables.ts";
import { expertsOf } from "./config.ts";
import { offerOf, termsOf } from "./terms.ts";
import { dayIn, workingDayAfter } from "./working-days.ts";

/** Stages in which a job takes one of the places. */
const UNDER_WAY = ["paid", "briefed", "writing", "revising"] as const;

const TYPES = ManualType.options;

/** What is sold now, by whom, and from which day on. */
export async function readRengong(desk: Desk): Promise<Rengong> {
  const { env, now } = desk;
  const experts = expertsOf(env);
  const today = dayIn(now);
  const soonest = workingDayAfter(today, 1, env.MANUAL_HOLIDAYS);
  const { shut, nextSlot } = await slotOf(experts.length, today, soonest, desk);
  return {
    open: shut === null,
    shut,
    nextSlot,
    packages: TYPES.map((type) => {
      const { title, amount, currency } = offerOf(type);
      const open = experts.some(({ senior }) => type === "standard" || senior);
      return { ...termsOf(type), title, amount, currency, open };
    }),
    experts: [...experts],
  };
}

async function slotOf(
  experts: number,
  today: string,
  soonest: string,
  { db, env }: Desk,
): Promise<Pick<Rengong, "shut" | "nextSlot">> {
  if (experts === 0) return { shut: "nobody", nextSlot: null };
  const { MANUAL_CLOSED_UNTIL: until, MANUAL_AT_ONCE: most, MANUAL_HOLIDAYS: holidays } = env;
  if (until !== undefined && until > today) return { shut: "closed", nextSlot: until };
  const [row] = await db
    .select({ jobs: count(), due: min(manualJobs.dueAt) })
    .from(manualJobs)
    .where(inArray(manualJobs.stage, [...UNDER_WAY]));
  const { jobs = 0, due = null } = row ?? {};
  if (jobs < most) return { shut: null, nextSlot: soonest };
  const free = due === null ? soonest : workingDayAfter(dayIn(Date.parse(due)), 1, holidays);
  return { shut: "full", nextSlot: free > soonest ? free : soonest };
}
