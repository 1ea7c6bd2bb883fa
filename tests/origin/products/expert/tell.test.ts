import { createServer } from "node:http";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { TELLS } from "#functions/origin/messages/sms/carrier-of.ts";
import { tellReady } from "#functions/origin/messages/sms/tell-ready.ts";
import { deliverManuscript } from "#functions/origin/products/expert/manuscript/deliver.ts";
import { open } from "#functions/origin/store/seal.ts";
import { deskAt, MANUSCRIPT, noBooks } from "#tests/kit/expert/order.ts";
import { begun, clearExpert, drafted, rowsOf } from "#tests/kit/expert/world.ts";
import { DATA_KEYS, type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

const MOBILE = "13800005678";
const keys = [{ id: "k1", secret: DATA_KEYS.slice(3) }];
const Kept = v.object({ id: v.string(), message: v.string() });

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  await clearExpert(site);
  await (await site.database()).prepare("DELETE FROM sms_outbox").run();
});

/** What the local outbox holds, oldest first. */
const sent = async () =>
  Promise.all(
    v
      .parse(v.array(Kept), await rowsOf(site, "sms_outbox"))
      .map(({ id, message }) => open(message, id, keys)),
  );

type Family = Awaited<ReturnType<typeof begun>>["theirs"];
const ask = ({ caller }: Family, sn: string, over: Record<string, string> = {}) =>
  caller.post("/api/business/rgOrder", { sn, action: "tell", mobile: MOBILE, agree: "1", ...over });
const deliver = async (sn: string) => deliverManuscript(sn, MANUSCRIPT, noBooks, await deskAt(site));

/** An order that is written, whose family wants to be told. */
async function asked() {
  const { theirs, sn } = await begun(site);
  expect((await ask(theirs, sn)).status).toBe(200);
  return { theirs, sn };
}

describe("a family that is told when its manuscript is ready", () => {
  test("has ticked the box and left a number; the page shows it masked, and the table holds no digit of it", async () => {
    const { theirs, sn } = await begun(site);
    expect((await theirs.progress(sn)).tell).toEqual({ to: null });
    expect((await ask(theirs, sn, { agree: "" })).fields).toEqual({ agree: messages.tellAgree });
    expect((await ask(theirs, sn, { mobile: "138" })).fields).toEqual({ mobile: messages.mobile });
    expect((await theirs.progress(sn)).tell).toEqual({ to: null });
    await ask(theirs, sn);
    expect((await theirs.progress(sn)).tell).toEqual({ to: "138****5678" });
    expect(JSON.stringify(await rowsOf(site, "expert_jobs"))).not.toContain("5678");
  });

  test("gets one message for each manuscript, which says nothing of the child, and none after it is final", async () => {
    const { theirs, sn } = await asked();
    await deliver(sn);
    for (let minute = 0; minute < 2; minute++) await site.origin.cron();
    expect(await sent()).toEqual([{ mobile: `+86${MOBILE}`, code: TELLS }]);
    await theirs.step(sn, "revise", "想再好写一些");
    await deliver(sn);
    await site.origin.cron();
    expect(await sent()).toHaveLength(2);
    await theirs.step(sn, "approve");
    expect(await rowsOf(site, "expert_jobs")).toMatchObject([{ stage: "final", tell: null }]);
  });

  test("gets none once it does not want any more, though one was promised", async () => {
    const { theirs, sn } = await asked();
    await deliver(sn);
    await theirs.step(sn, "hush");
    await site.origin.cron();
    expect([await sent(), (await theirs.progress(sn)).tell]).toEqual([[], { to: null }]);
  });

  test("is promised nothing where it never asked", async () => {
    await drafted(site);
    expect((await rowsOf(site, "outbox")).filter(({ kind }) => kind === "tell")).toEqual([]);
  });
});

/** A stand-in for Aliyun that answers these codes in turn, "" by hanging up; what it was sent. */
async function standIn(codes: string[]) {
  const queries: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    queries.push(new URL(request.url ?? "/", "http://carrier.test").searchParams);
    const code = codes.shift() ?? "OK";
    if (code === "") response.destroy();
    else response.end(JSON.stringify({ Code: code }));
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const vars = {
    ...{ SMS_CARRIER: "aliyun", SMS_SIGN: "罗盘起名", SMS_TEMPLATE: "SMS_1", SMS_TELL_TEMPLATE: "SMS_2" },
    ...{ SMS_ALIYUN_KEY_ID: "id", SMS_ALIYUN_SECRET: "secret", SMS_ALIYUN_HOST: `http://127.0.0.1:${port}` },
  };
  return { queries, context: await deskAt(site, vars) };
}

describe("the carrier", () => {
  test("is given a template without variables, and a number", async () => {
    const { sn } = await asked();
    await deliver(sn);
    const { queries, context } = await standIn([]);
    await tellReady(sn, context);
    const [query] = queries;
    expect([query?.get("TemplateCode"), query?.get("PhoneNumbers"), query?.get("TemplateParam")]).toEqual([
      "SMS_2",
      MOBILE,
      null,
    ]);
  });

  test("that was busy is asked again; that hung up is not, for it may have sent it", async () => {
    for (const [first, times] of [
      ["isv.BUSINESS_LIMIT_CONTROL", 2],
      ["", 1],
    ] as const) {
      const { sn } = await asked();
      await deliver(sn);
      const { queries, context } = await standIn([first]);
      for (let time = 0; time < 3; time++) await tellReady(sn, context).catch(() => false);
      expect([first, queries.length]).toEqual([first, times]);
    }
  });

  test("that says the number wants no messages has it forgotten", async () => {
    const { sn } = await asked();
    await deliver(sn);
    const { context } = await standIn(["MOBILE_IN_BLACK"]);
    await tellReady(sn, context);
    expect(await rowsOf(site, "expert_jobs")).toMatchObject([{ sn, tell: null }]);
  });
});
