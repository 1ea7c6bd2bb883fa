import * as v from "valibot";
import { DeskLog } from "#functions/contract/desk/desk.ts";
import type { BriefRow, DeskBrief, DeskPreview } from "#functions/contract/desk/desk-briefs.ts";
import type { ManuscriptDraft } from "#functions/contract/desk/manuscript-draft.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { draftOf } from "#tests/kit/expert/draft.ts";
import { familyAt, MANUSCRIPT } from "#tests/kit/expert/order.ts";
import { clearExpert, dueOn } from "#tests/kit/expert/world.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { EXPERT, startAccess } from "./access.ts";
import { deskCaller } from "./desk-caller.ts";

const { briefs, brief, preview, workBrief, saveManuscript, deliver, log } = calls.desk;

/** Another expert than the one whose desk is looked at. */
export const OTHER = "both@example.com";

type Desk = Awaited<ReturnType<typeof deskCaller>>;

/** A site with two experts at its desk; what is read is read by the first of them. */
export interface BriefDesk {
  site: Site;
  mine: Desk;
  theirs: Desk;
  list(of?: "open" | "done"): Promise<readonly BriefRow[]>;
  read(sn: string): Promise<DeskBrief>;
  look(sn: string): Promise<DeskPreview>;
  /** The lines of the log about an order, newest first. */
  lines(sn: string): Promise<(readonly [verb: string, who: string])[]>;
  /** The family whose orders they work on. */
  family: ReturnType<typeof familyAt>;
  /** An order of that family whose work this expert has begun. */
  begun(): Promise<string>;
  dueOn(sn: string, dueAt: string): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function startBriefDesk(): Promise<BriefDesk> {
  const access = await startAccess();
  const site = await startSite({ originVars: access.vars });
  const [mine, theirs] = await Promise.all([
    deskCaller(site, access, EXPERT),
    deskCaller(site, access, OTHER),
  ]);
  const family = familyAt(site);
  return {
    ...{ site, mine, theirs, family },
    list: async (of = "open") => v.parse(briefs.data, (await mine.get(briefs.path, { of })).data).briefs,
    read: async (sn) => v.parse(brief.data, (await mine.get(brief.path, { sn })).data),
    look: async (sn) => v.parse(preview.data, (await mine.get(preview.path, { sn })).data),
    async lines(sn) {
      const { entries } = v.parse(DeskLog, (await mine.get(log.path)).data);
      return entries.filter(({ subject }) => subject === sn).map(({ verb, who }) => [verb, who]);
    },
    async begun() {
      const sn = await family.briefed();
      const { status } = await act(mine, sn, "start");
      if (status !== 200) throw new Error(`the work on ${sn} did not begin: ${status}`);
      return sn;
    },
    dueOn: (sn, dueAt) => dueOn(site, sn, dueAt),
    clear: () => clearExpert(site),
    async close() {
      await site.close();
      access.close();
    },
  };
}

export const act = (desk: Desk, sn: string, name: string, more: Readonly<Record<string, string>> = {}) =>
  desk.post(workBrief.path, { sn, act: name, ...more });

/** Saves a whole manuscript, `over` written over it, on top of a version. */
export const save = (desk: Desk, sn: string, version: number, over: Partial<ManuscriptDraft> = {}) =>
  desk.post(saveManuscript.path, {
    sn,
    version: String(version),
    draft: JSON.stringify(draftOf(MANUSCRIPT, over)),
  });

export const handOver = (desk: Desk, sn: string, version: number) =>
  desk.post(deliver.path, { sn, version: String(version) });
