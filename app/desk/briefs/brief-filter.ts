import * as v from "valibot";
import { BRIEFS_PATH } from "#app/desk/frame/brief-paths.ts";
import { type BriefRow, BriefsOf } from "#functions/contract/desk/desk-briefs.ts";
import { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import { DAY_MS } from "#functions/contract/values/time.ts";

/** Whose work it is (谁的), and by when it is due (到期). */
export const WHOSE = { me: "我的", nobody: "还没有人接" } as const;
export const DUES = { late: "已逾期", day: "一天内到期", three: "三天内到期" } as const;
const WITHIN: Readonly<Record<keyof typeof DUES, number>> = { late: 0, day: DAY_MS, three: 3 * DAY_MS };

/** Which orders of expert work are listed (筛选): it stands in the address. */
export interface BriefFilter {
  of: BriefsOf;
  whose?: keyof typeof WHOSE | undefined;
  waits?: ExpertStage | undefined;
  due?: keyof typeof DUES | undefined;
}

const Whose = v.fallback(v.optional(v.picklist(["me", "nobody"])), undefined);
const Waits = v.fallback(v.optional(ExpertStage), undefined);
const Due = v.fallback(v.optional(v.picklist(["late", "day", "three"])), undefined);

/** The filter of an address; what it asks for and there is not is left out. */
export function briefFilterIn({ searchParams }: URL): BriefFilter {
  const said = (name: string) => searchParams.get(name) || undefined;
  return {
    of: v.parse(v.fallback(BriefsOf, "open"), said("of")),
    whose: v.parse(Whose, said("whose")),
    waits: v.parse(Waits, said("waits")),
    due: v.parse(Due, said("due")),
  };
}

/** Does the filter let an order through, for this person? `now` in ms. */
export const isListed = (
  { worker, stage, dueAt }: BriefRow,
  { whose, waits, due }: BriefFilter,
  me: string,
  now: number,
): boolean =>
  (whose === undefined || (whose === "me" ? worker?.who === me : worker === null)) &&
  (waits === undefined || stage === waits) &&
  (due === undefined || (dueAt !== null && Date.parse(dueAt) <= now + WITHIN[due]));

export const isNarrowed = ({ whose, waits, due }: BriefFilter): boolean =>
  whose !== undefined || waits !== undefined || due !== undefined;

/** Path of the list of open orders, or (`done`) of finished ones. */
export const briefsPath = (of: BriefsOf): string => (of === "done" ? `${BRIEFS_PATH}?of=done` : BRIEFS_PATH);
