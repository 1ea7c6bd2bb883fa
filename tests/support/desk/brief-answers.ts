import type { BriefRow, DeskBrief, DeskPreview } from "#functions/contract/desk-briefs.ts";
import type { ManuscriptDraft } from "#functions/contract/manuscript-draft.ts";
import { allSources } from "#functions/naming/describe/all-sources.ts";
import { deliverDraft } from "#functions/origin/manual/deliver.ts";
import type { Books } from "#functions/origin/manual/describe-manuscript.ts";
import { previewDraft, readDeskBrief } from "#functions/origin/manual/desk-brief.ts";
import { saveDraft } from "#functions/origin/manual/drafts.ts";
import { listBriefs } from "#functions/origin/manual/list-briefs.ts";
import { reply, startWork } from "#functions/origin/manual/work-on.ts";
import { draftOf } from "../manual-draft.ts";
import { familyAt, MANUSCRIPT } from "../manual-order.ts";
import type { Site } from "../start-workers.ts";
import { EXPERT } from "./access.ts";
import { clerkAt } from "./desk-caller.ts";

type Stages = "paid" | "briefed" | "writing" | "half" | "whole" | "draft" | "revising";

/** What the real origin answers at the desk about one brief, at each stage of the work on it. */
export interface BriefAnswers {
  briefs: readonly BriefRow[];
  at: Readonly<Record<Stages, DeskBrief>>;
  preview: Readonly<Record<"half" | "whole", DeskPreview>>;
}

const books: Books = { cite: async () => null, sources: (given) => allSources(null, given) };

/** Names that break the brief, are to be thought over, and are good. */
const HALF: Partial<ManuscriptDraft> = {
  names: ["梅囍", "煤兰", "南枝", "甘棠", ""].map((given) => ({
    ...{ given, source: "", sure: "" },
    reason: given === "" ? "还没有想好名字，先写下想法。" : "草木、画面、好写好念，四样都有。",
  })),
  pick: null,
  pickReason: "",
};

/** Lets one expert work on one brief up to its revision, and keeps what the origin said at each stage. */
export async function briefAnswers(site: Site): Promise<BriefAnswers> {
  const family = familyAt(site);
  const clerk = await clerkAt(site, EXPERT);
  const read = (sn: string) => readDeskBrief(sn, books, clerk);
  const paid = await read(await family.paid());
  const sn = await family.briefed({ like: "知夏", due: "12 月 5 日办出生证" });
  const briefed = await read(sn);
  await startWork(sn, clerk);
  await family.step(sn, "message", "外公姓苏，\n爷爷姓沈。");
  await reply(sn, "记下了，会避开同音的字。", clerk);
  const writing = await read(sn);
  await saveDraft(sn, { draft: draftOf(MANUSCRIPT, HALF), version: 0 }, clerk);
  const half = [await read(sn), await previewDraft(sn, books, clerk)] as const;
  await saveDraft(sn, { draft: draftOf(MANUSCRIPT), version: 1 }, clerk);
  const whole = [await read(sn), await previewDraft(sn, books, clerk)] as const;
  const briefs = await listBriefs("open", clerk);
  await deliverDraft(sn, 2, books, clerk);
  const draft = await read(sn);
  await family.step(sn, "revise", "想再好写一些");
  return {
    briefs,
    at: { paid, briefed, writing, half: half[0], whole: whole[0], draft, revising: await read(sn) },
    preview: { half: half[1], whole: whole[1] },
  };
}
