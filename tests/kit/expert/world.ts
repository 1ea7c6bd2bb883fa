import { startWork } from "#functions/origin/products/expert/job/work-on.ts";
import { deliverManuscript } from "#functions/origin/products/expert/manuscript/deliver.ts";
import type { OriginSite } from "#tests/kit/runtime/start-workers.ts";
import { deskAt, familyAt, MANUSCRIPT, noBooks } from "./order.ts";

const TABLES = [
  ...["expert_drafts", "expert_entries", "expert_jobs"],
  ...["desk_items", "outbox", "payments", "tries", "orders"],
];

/** Leaves no order of expert work, nor what came of any. */
export async function clearExpert(site: OriginSite): Promise<void> {
  const database = await site.database();
  await database.batch(TABLES.map((table) => database.prepare(`DELETE FROM ${table}`)));
}

export async function rowsOf(site: OriginSite, table: string): Promise<Record<string, unknown>[]> {
  const database = await site.database();
  return (await database.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;
}

/** An order whose work has begun. */
export async function begun(site: OriginSite) {
  const theirs = familyAt(site);
  const sn = await theirs.briefed();
  if (!(await startWork(sn, await deskAt(site)))) throw new Error(`the work on ${sn} did not begin`);
  return { theirs, sn };
}

/** An order whose first draft is there. */
export async function drafted(site: OriginSite) {
  const { theirs, sn } = await begun(site);
  const done = await deliverManuscript(sn, MANUSCRIPT, noBooks, await deskAt(site));
  if (!done.ok) throw new Error(`the draft of ${sn} was kept back: ${JSON.stringify(done.faults)}`);
  return { theirs, sn };
}

/** Moves the day that an order's work is due on. */
export async function dueOn(site: OriginSite, sn: string, dueAt: string): Promise<void> {
  const database = await site.database();
  await database.prepare("UPDATE expert_jobs SET due_at = ? WHERE sn = ?").bind(dueAt, sn).run();
}

/** The day it was due on is over. */
export const overdue = (site: OriginSite, sn: string) => dueOn(site, sn, "2026-01-01T00:00:00.000Z");
