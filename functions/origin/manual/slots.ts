import { count, inArray, min } from "drizzle-orm";
import { ManualType, type Rengong } from "#functions/contract/manual.ts";
import type { ValueOf } from "#functions/contract/settings.ts";
import type { Desk } from "../reports/parts.ts";
import { readSettings } from "../settings/settings.ts";
import { offersAt } from "../site-info/current-offers.ts";
import { manualJobs } from "../store/tables.ts";
import { expertsOf } from "./config.ts";
import { OFFERS, termsOf } from "./terms.ts";
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
  const { prices, manual } = await readSettings(["prices", "manual"], desk);
  const offers = offersAt(prices.value);
  const { shut, nextSlot } =
    experts.length === 0
      ? ({ shut: "nobody", nextSlot: null } as const)
      : (closedOf(manual.value, today) ?? (await slotOf(soonest, desk)));
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
  };
}

type Slot = Pick<Rengong, "shut" | "nextSlot">;

/** Closed by the operator (暂停接单), until a day or until further word; null where it is open. */
function closedOf({ closed, until }: ValueOf<"manual">, today: string): Slot | null {
  return closed && (until === null || until > today) ? { shut: "closed", nextSlot: until } : null;
}

async function slotOf(soonest: string, { db, env }: Desk): Promise<Slot> {
  const { MANUAL_AT_ONCE: most, MANUAL_HOLIDAYS: holidays } = env;
  const [row] = await db
    .select({ jobs: count(), due: min(manualJobs.dueAt) })
    .from(manualJobs)
    .where(inArray(manualJobs.stage, [...UNDER_WAY]));
  const { jobs = 0, due = null } = row ?? {};
  if (jobs < most) return { shut: null, nextSlot: soonest };
  const free = due === null ? soonest : workingDayAfter(dayIn(Date.parse(due)), 1, holidays);
  return { shut: "full", nextSlot: free > soonest ? free : soonest };
}
