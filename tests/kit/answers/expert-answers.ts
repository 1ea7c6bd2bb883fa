import * as v from "valibot";
import { Rengong, type RgOrder } from "#functions/contract/products/expert.ts";
import { reply, startWork } from "#functions/origin/products/expert/job/work-on.ts";
import { deliverManuscript } from "#functions/origin/products/expert/manuscript/deliver.ts";
import { booksOfFiles } from "#scripts/samples/cite-from-files.ts";
import { EXPERT } from "#tests/kit/desk/access.ts";
import { clerkAt } from "#tests/kit/desk/desk-caller.ts";
import { NAMED } from "#tests/kit/desk/named-experts.ts";
import { familyAt, MANUSCRIPT, REVISED } from "#tests/kit/expert/order.ts";
import type { Site } from "#tests/kit/runtime/start-workers.ts";
import { RENGONG } from "#tests/kit/upstream/upstream-moods.ts";

export type Stages = "ordered" | "paid" | "half" | "briefed" | "writing" | "draft" | "revising" | "final";

/** What the real origin answers about expert work, at each of its stages. */
export interface ExpertAnswers {
  rengong: Rengong;
  at: Readonly<Record<Stages, RgOrder>>;
}

/** Lets one family walk the whole way, and keeps what the origin said at each stage. */
export async function expertAnswers(site: Site): Promise<ExpertAnswers> {
  const family = familyAt(site);
  const rengong = v.parse(Rengong, (await family.caller.get(RENGONG)).data);
  const ordered = await family.progress(await family.buy());
  const half = await family.paid();
  const paid = await family.progress(half);
  await family.fullinfo(half, { state: "draft", surname: "沈", story: "外公种了一辈子树" });
  const sn = await family.briefed({ like: "知夏", due: "12 月 5 日办出生证" });
  const briefed = await family.progress(sn);
  const desk = await clerkAt(site, EXPERT, NAMED);
  await startWork(sn, desk);
  await family.step(sn, "message", "外公姓苏，\n爷爷姓沈。");
  await reply(sn, "记下了，会避开同音的字。", desk);
  const writing = await family.progress(sn);
  await deliverManuscript(sn, MANUSCRIPT, booksOfFiles, desk);
  const draft = await family.progress(sn);
  await family.step(sn, "revise", "想再好写一些");
  const revising = await family.progress(sn);
  await deliverManuscript(sn, REVISED, booksOfFiles, desk);
  await family.step(sn, "approve");
  const final = await family.progress(sn);
  return {
    rengong,
    at: { ordered, paid, half: await family.progress(half), briefed, writing, draft, revising, final },
  };
}
