import type { BriefRow, DeskBrief, DeskPreview } from "#functions/contract/desk/desk-briefs.ts";
import type { ManuscriptDraft } from "#functions/contract/desk/manuscript-draft.ts";
import { previewDraft, readDeskBrief } from "#functions/origin/desk/briefs/desk-brief.ts";
import { listBriefs } from "#functions/origin/desk/briefs/list-briefs.ts";
import { reply, startWork } from "#functions/origin/products/expert/job/work-on.ts";
import { deliverDraft } from "#functions/origin/products/expert/manuscript/deliver.ts";
import { saveDraft } from "#functions/origin/products/expert/manuscript/drafts.ts";
import { booksOfFiles as books } from "#scripts/samples/cite-from-files.ts";
import { draftOf } from "#tests/kit/expert/draft.ts";
import { familyAt, MANUSCRIPT } from "#tests/kit/expert/order.ts";
import type { Site } from "#tests/kit/runtime/start-workers.ts";
import { EXPERT } from "./access.ts";
import { clerkAt } from "./desk-caller.ts";
import { NAMED } from "./named-experts.ts";

type Stages = "paid" | "briefed" | "writing" | "half" | "broken" | "whole" | "draft" | "revising";

/** What the real origin answers at the desk about one brief, at each stage of the work on it. */
export interface BriefAnswers {
  briefs: readonly BriefRow[];
  at: Readonly<Record<Stages, DeskBrief>>;
  preview: Readonly<Record<"half" | "broken" | "whole", DeskPreview>>;
}

/** Names that break the brief, are to be thought over, and are good. */
const HALF = {
  names: ["梅囍", "煤兰", "南枝", "甘棠", ""].map((given) => ({
    ...{ given, source: "", sure: "" },
    reason: given === "" ? "还没有想好名字，先写下想法。" : "草木、画面、好写、好念，四样都有。",
  })),
  pick: null,
  pickReason: "",
} satisfies Partial<ManuscriptDraft>;

/** The same with a quotation that no book has, a book that has not the name, and a reason that is none. */
const BROKEN = {
  ...HALF,
  opening: "外公种树。《赠汪伦》说“桃花潭水三千丈”，是情谊。",
  names: HALF.names.map((name) => ({
    ...name,
    ...(name.given === "南枝" && { source: "shijing" }),
    ...(name.given === "甘棠" && { reason: "好听" }),
  })),
} satisfies Partial<ManuscriptDraft>;

/** Lets one expert work on one brief up to its revision, and keeps what the origin said at each stage. */
export async function briefAnswers(site: Site): Promise<BriefAnswers> {
  const family = familyAt(site);
  const clerk = await clerkAt(site, EXPERT, NAMED);
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
  await saveDraft(sn, { draft: draftOf(MANUSCRIPT, BROKEN), version: 1 }, clerk);
  const broken = [await read(sn), await previewDraft(sn, books, clerk)] as const;
  await saveDraft(sn, { draft: draftOf(MANUSCRIPT), version: 2 }, clerk);
  const whole = [await read(sn), await previewDraft(sn, books, clerk)] as const;
  const briefs = await listBriefs("open", clerk);
  await deliverDraft(sn, 3, books, clerk);
  const draft = await read(sn);
  await family.step(sn, "revise", "想再好写一些");
  const revising = await read(sn);
  return {
    briefs,
    at: { paid, briefed, writing, half: half[0], broken: broken[0], whole: whole[0], draft, revising },
    preview: { half: half[1], broken: broken[1], whole: whole[1] },
  };
}
