import { afterAll, beforeAll, expect, test } from "vitest";
import { takeUnanswered } from "#functions/origin/products/expert/job/take-unanswered.ts";
import { reply, startWork } from "#functions/origin/products/expert/job/work-on.ts";
import { deliverManuscript } from "#functions/origin/products/expert/manuscript/deliver.ts";
import { deskAt, familyAt, MANUSCRIPT, noBooks } from "#tests/kit/expert/order.ts";
import { drafted } from "#tests/kit/expert/world.ts";
import { setStatus } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

const DAY_MS = 24 * 3600_000;
const HOUR_MS = 3600_000;
/** What both packages promise. */
const ANSWER_DAYS = 30;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

/** The cron's step, as it would be run so much later. */
const later = async (ms: number) => takeUnanswered(await deskAt(site, {}, Date.now() + ms));

test("a draft says until when an answer is awaited, and becomes final then, not before", async () => {
  const { theirs, sn } = await drafted(site);
  const { answerBy } = await theirs.progress(sn);
  expect(Math.round((Date.parse(answerBy ?? "") - Date.now()) / HOUR_MS)).toBe(ANSWER_DAYS * 24);
  await later(ANSWER_DAYS * DAY_MS - HOUR_MS);
  expect((await theirs.progress(sn)).stage).toBe("draft");
  await later(ANSWER_DAYS * DAY_MS + HOUR_MS);
  await later(ANSWER_DAYS * DAY_MS + HOUR_MS);
  const { stage, status, entries, answerBy: over } = await theirs.progress(sn);
  expect([stage, status, over]).toEqual(["final", "delivered", null]);
  expect(entries.filter(({ kind }) => kind === "approve").map(({ who }) => who)).toEqual(["system"]);
});

test.each([
  ["a message", "message", "外公还想再看看"],
  ["a claim", "refund", "与约定不符：少了两个名字"],
])("%s after the draft is an answer: the draft is not final by itself", async (_what, step, words) => {
  const { theirs, sn } = await drafted(site);
  await theirs.step(sn, step, words);
  expect((await theirs.progress(sn)).answerBy).toBeNull();
  await later(10 * ANSWER_DAYS * DAY_MS);
  expect((await theirs.progress(sn)).stage).toBe("draft");
});

test("a message before the draft, or one by the expert, does not count as an answer", async () => {
  const theirs = familyAt(site);
  const sn = await theirs.briefed();
  await theirs.step(sn, "message", "外公姓苏");
  const desk = await deskAt(site, {}, Date.now() + 1000);
  await startWork(sn, desk);
  await deliverManuscript(sn, MANUSCRIPT, noBooks, desk);
  await reply(sn, "请看初稿", await deskAt(site, {}, Date.now() + 2000));
  await later((ANSWER_DAYS + 1) * DAY_MS);
  expect((await theirs.progress(sn)).stage).toBe("final");
});

test("a revision that is delivered starts the time anew", async () => {
  const { theirs, sn } = await drafted(site);
  await theirs.step(sn, "revise", "太文了，想要好写的");
  const half = (ANSWER_DAYS / 2) * DAY_MS;
  const one = { ...MANUSCRIPT, names: MANUSCRIPT.names.slice(0, 1) };
  await deliverManuscript(sn, one, noBooks, await deskAt(site, {}, Date.now() + half));
  await later(ANSWER_DAYS * DAY_MS + HOUR_MS);
  expect((await theirs.progress(sn)).stage).toBe("draft");
  await later(half + ANSWER_DAYS * DAY_MS + HOUR_MS);
  expect((await theirs.progress(sn)).stage).toBe("final");
});

test("an order whose money goes back is left as it is", async () => {
  const { theirs, sn } = await drafted(site);
  await setStatus(site, sn, "refunding");
  await later((ANSWER_DAYS + 1) * DAY_MS);
  expect((await theirs.progress(sn)).status).toBe("refunding");
});
