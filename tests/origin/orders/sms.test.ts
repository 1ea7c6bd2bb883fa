import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Orders } from "#functions/contract/orders/orders.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { ADDRESS_HEADER } from "#functions/contract/wire/calls.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { answerOf } from "#tests/kit/wire/answer-of.ts";
import { lastSms } from "#tests/kit/wire/last-sms.ts";
import { callerOf, type Said } from "#tests/kit/wire/origin-client.ts";

const SEARCH = "/api/business/search";
const SEND = "/api/x/sendCode";
const MOBILE = "13812345678";

let site: Site;
beforeAll(async () => {
  site = await startSite({ originVars: { SMS_A_DAY: "3" } });
});
afterAll(() => site?.close());
beforeEach(async () => {
  const database = await site.database();
  const tables = ["lookups", "mobiles", "payments", "sms_codes", "sms_outbox", "sms_requests"];
  const all = [...tables, "outbox", "desk_items", "tries", "orders"];
  await database.batch(all.map((table) => database.prepare(`DELETE FROM ${table}`)));
});

const from = (address: string) => callerOf(site, undefined, { [ADDRESS_HEADER]: address });
type Caller = ReturnType<typeof callerOf>;

/** An order that this mobile was left on, paid unless told otherwise. */
async function left(mobile = MOBILE, isPaid = true): Promise<string> {
  const family = callerOf(site);
  const said = await family.post("/api/business/seek", babyForm());
  const { sn } = v.parse(v.object({ sn: Sn }), said.data);
  await family.post("/api/business/writeMobile", { sn, mobile });
  if (isPaid) await payInDatabase(site, sn);
  return sn;
}

/** Asks for a code as a person does: a question that comes first is answered. */
async function send(by: Caller, mobile = MOBILE): Promise<Said> {
  const said = await by.post(SEND, { mobile });
  return said.challenge === undefined ? said : by.post(SEND, { mobile, ...answerOf(said.challenge) });
}
const guess = (by: Caller, code: string) => by.post(SEARCH, { mobile: MOBILE, code });
const wrongFor = (code: string, nth: number) => String((Number(code) + nth + 1) % 1_000_000).padStart(6, "0");

describe("a code by SMS", () => {
  test("sent to the mobile of a paid order makes an owner, once", async () => {
    const sn = await left();
    const other = callerOf(site);
    const sent = await other.post(SEND, { mobile: "138 1234 5678" });
    expect(sent).toMatchObject({ status: 200, data: { masked: "138****5678", again: 60 } });
    const sms = await lastSms(site);
    expect(sms).toMatchObject({ mobile: `+86${MOBILE}`, code: expect.stringMatching(/^\d{6}$/) });
    const said = await guess(other, sms?.code ?? "");
    expect(v.parse(Orders, said.data).orders).toMatchObject([{ sn, role: "owner" }]);
    expect((await other.post("/api/x/erase", { sn })).status).toBe(200);
    expect(await guess(callerOf(site), sms?.code ?? "")).toMatchObject({ status: 400 });
  });

  test.each([
    ["of no order", async () => void (await left("13900000001"))],
    ["of an unpaid order", async () => void (await left(MOBILE, false))],
  ])("is asked for with the same answer where the mobile is %s, and none is sent", async (_what, prepare) => {
    await prepare();
    const unknown = await callerOf(site).post(SEND, { mobile: MOBILE });
    expect(await lastSms(site)).toBeNull();
    await left("13812349999");
    const known = await callerOf(site).post(SEND, { mobile: "13812349999" });
    expect(await lastSms(site)).not.toBeNull();
    expect(unknown.text.replace("5678", "9999")).toBe(known.text);
  });

  test.each([
    ["one after the other", 5],
    ["forty at once", 40],
  ])("is worth nothing after five wrong guesses, sent %s", async (_how, count) => {
    await left();
    await callerOf(site).post(SEND, { mobile: MOBILE });
    const code = (await lastSms(site))?.code ?? "";
    const wrong = Array.from({ length: count }, (_, nth) => wrongFor(code, nth));
    if (count === 5) for (const one of wrong) await guess(callerOf(site), one);
    else await Promise.all(wrong.map((one) => guess(callerOf(site), one)));
    const row = await (await site.database())
      .prepare("SELECT wrong_tries AS n FROM sms_codes")
      .first<{ n: number }>();
    expect(row).toEqual({ n: 5 });
    expect(await guess(callerOf(site), code)).toMatchObject({ status: 400 });
  });

  test("stands nowhere in the database as it is, nor does the mobile", async () => {
    await left();
    await callerOf(site).post(SEND, { mobile: MOBILE });
    const code = (await lastSms(site))?.code ?? "";
    const database = await site.database();
    for (const table of ["sms_codes", "sms_outbox", "sms_requests", "mobiles", "tries", "outbox"]) {
      const { results } = await database.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>();
      const cells = results.flatMap((row) => Object.values(row).map(String));
      expect(cells).not.toContain(code);
      expect(cells.filter((cell) => cell.includes(MOBILE))).toEqual([]);
    }
  });

  test("is refused in one line where no carrier is configured, and abroad at the field", async () => {
    const bare = await startSite({ originVars: { STAGE: "production" } });
    try {
      const said = await callerOf(bare).post(SEND, { mobile: MOBILE });
      expect(said).toMatchObject({ status: 501, message: expect.stringContaining("恢复码") });
    } finally {
      await bare.close();
    }
    const abroad = await callerOf(site).post(SEND, { mobile: "+1 212 555 0100" });
    expect(abroad).toMatchObject({ status: 400, fields: { mobile: expect.stringContaining("收不到") } });
  });
});

/** How many codes were sent. */
const sentCodes = async (): Promise<number> => {
  const rows = (await site.database()).prepare("SELECT count(*) AS n FROM sms_outbox");
  return (await rows.first<{ n: number }>())?.n ?? 0;
};

describe("asking for codes", () => {
  // Breaks it catches: a double click, or a press after no answer came, is told off; or it sends a second code.
  test.each([
    ["at once", true],
    ["one after the other", false],
  ])("by one form that is sent twice, %s, is answered twice and sends one", async (_how, atOnce) => {
    await left();
    const by = from("203.0.113.9");
    const form = { mobile: MOBILE, idem: crypto.randomUUID() };
    const both = atOnce
      ? await Promise.all([by.post(SEND, form), by.post(SEND, form)])
      : [await by.post(SEND, form), await by.post(SEND, form)];
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await expect.poll(sentCodes).toBe(1);
    // Another form means another code, and is asked a question; what was refused counts when it is sent again.
    const next = { mobile: MOBILE, idem: crypto.randomUUID() };
    const asked = await by.post(SEND, next);
    expect(asked).toMatchObject({ status: 400, challenge: { token: expect.any(String) } });
    const said = { ...next, ...answerOf(asked.challenge ?? { token: "", question: "" }) };
    expect(await by.post(SEND, said)).toMatchObject({ status: 429 });
    expect(await by.post(SEND, said)).toMatchObject({ status: 400 });
    expect(await sentCodes()).toBe(1);
  });

  test("again takes the answer to a question; a wrong one, an old one and another visitor's bring a new question", async () => {
    const by = from("203.0.113.1");
    expect((await by.post(SEND, { mobile: MOBILE })).status).toBe(200);
    const asked = await by.post(SEND, { mobile: "13800000001" });
    expect(asked).toMatchObject({ status: 400, challenge: { question: expect.stringContaining("等于几") } });
    const right = answerOf(asked.challenge ?? { token: "", question: "" });
    const wrong = await by.post(SEND, { mobile: "13800000001", ...right, answer: "1" });
    expect(wrong).toMatchObject({ status: 400, fields: { answer: messages.challengeWrong } });
    const foreign = callerOf(site, undefined, { [ADDRESS_HEADER]: "203.0.113.1" });
    expect(await foreign.post(SEND, { mobile: "13800000001", ...right })).toMatchObject({ status: 400 });
    expect((await by.post(SEND, { mobile: "13800000001", ...right })).status).toBe(200);
    expect(await by.post(SEND, { mobile: "13800000002", ...right })).toMatchObject({ status: 400 });
  });

  test("is limited by address: another one still gets its own", async () => {
    const statuses: number[] = [];
    const by = from("203.0.113.2");
    for (let nth = 10; nth < 17; nth++) statuses.push((await send(by, `138000000${nth}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await send(from("203.0.113.3"), "13800000010")).status).toBe(200);
  });

  test("six times by a stranger locks nobody out", async () => {
    await left();
    for (let nth = 0; nth < 6; nth++) await send(from("203.0.113.4"));
    await (await site.database()).prepare("DELETE FROM sms_outbox").run();
    expect((await send(from("203.0.113.5"))).status).toBe(200);
    expect(await lastSms(site)).not.toBeNull();
  });

  test("costs no more messages a day than is set, and the desk hears of it", async () => {
    await left();
    for (let nth = 0; nth < 5; nth++) expect((await send(from(`203.0.113.${20 + nth}`))).status).toBe(200);
    await lastSms(site);
    const database = await site.database();
    const count = async (table: string) =>
      (await database.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;
    expect(await count("sms_outbox")).toBe(3);
    expect(await count("desk_items WHERE kind = 'sms' AND state = 'open'")).toBe(1);
  });
});
