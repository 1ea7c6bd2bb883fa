import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { filledIn, formWith } from "#tests/kit/forms/html-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import type { Visitor } from "#tests/kit/runtime/visit.ts";
import { answerOf } from "#tests/kit/wire/answer-of.ts";

const year = String(new Date().getUTCFullYear());
const family = { surname: "欧阳", sex: "female", year, month: "1", day: "2", hour: "10", guardian: "1" };

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  const database = await site.database();
  const tables = ["likes", "lookups", "mobiles", "sms_codes", "sms_outbox", "tries", "orders"];
  await database.batch(tables.map((table) => database.prepare(`DELETE FROM ${table}`)));
});

/** Orders a free result; its path. */
async function order(visitor: Visitor): Promise<string> {
  const { action = "/", pairs } = formWith((await visitor.get("/")).text, "surname");
  return String((await visitor.post(action, filledIn(pairs, family))).headers.location);
}

async function lookUp(visitor: Visitor, field: string, typed: Record<string, string>) {
  const { action = "/", pairs } = formWith((await visitor.get("/search-order")).text, field);
  return visitor.post(action, filledIn(pairs, typed));
}

const numberIn = (result: string) => result.split("/").at(-1) ?? "";

// Break it catches: a payment that nobody has seen is called under review, without its sum, and its buyer waits for us.
test("an order whose payment was not seen says whose turn it is, with the sum", async () => {
  const visitor = site.visitor();
  const sn = numberIn(await order(visitor));
  const database = await site.database();
  await database.prepare("UPDATE orders SET status = 'pending' WHERE sn = ?").bind(sn).run();
  const { words } = await visitor.get("/search-order-history");
  for (const said of ["还没收到付款结果", "没有付过，不用管", "29.90 元", "核对付款"])
    expect(words).toContain(said);
});

describe("a look-up without scripts", () => {
  test("by number shows the order to be read, offers to prove more, and nothing stands in an address", async () => {
    const result = await order(site.visitor());
    const other = site.visitor();
    const sent = await lookUp(other, "q", { q: numberIn(result).toLowerCase() });
    expect([sent.status, sent.headers.location]).toEqual([303, "/search-result"]);
    const found = await other.get("/search-result");
    expect(found.words).toContain("再用一样证明是您的");
    expect((await other.get("/search-order-history")).text).toContain(`href="${result}"`);
    const page = await other.get(`${result}`);
    expect(page.words).toContain("只能看，不能改");
    for (const owners of ["data-like=", "看价格与说明", "八字与五行", "还想到别的名字"])
      expect([owners, page.text.includes(owners)]).toEqual([owners, false]);
  });

  test("by recovery code goes straight on to the order, on a new phone, as its owner", async () => {
    const family = site.visitor();
    const result = await order(family);
    await payInDatabase(site, numberIn(result));
    const paid = await family.get(`${result}`);
    const code = /<b id="code"[^>]*>([0-9A-Z-]{14})</.exec(paid.text)?.[1] ?? "";
    expect(code).toMatch(/^[0-9ACDEFHJKMNPQRTWXY]{4}(-[0-9ACDEFHJKMNPQRTWXY]{4}){2}$/);
    const phone = site.visitor();
    // As it was read off paper: look-alikes, small letters, spaces.
    const read = code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l").replaceAll("-", " ");
    await lookUp(phone, "q", { q: read });
    const found = await phone.get("/search-result");
    expect([found.status, found.headers.location]).toEqual([303, result]);
    const page = await phone.get(`${result}`);
    expect(page.words).toContain("收据");
    expect(page.words).not.toContain("只能看，不能改");
    // It works once; the receipt has the next one.
    expect(page.text).not.toContain(code);
    const again = await lookUp(site.visitor(), "q", { q: code });
    expect([again.status, again.words.includes("已经用过了")]).toEqual([400, true]);
    const wrong = await lookUp(site.visitor(), "q", { q: "0000-0000-0000" });
    expect(wrong.headers.location).toBe("/search-result");
  });

  test("that finds nothing says so, in one text for all cases", async () => {
    const visitor = site.visitor();
    await lookUp(visitor, "q", { q: "0123456789ABCDEFGHJKMNPQ61" });
    const page = await visitor.get("/search-result");
    expect(page.status).toBe(200);
    expect(page.words).toContain("请核对恢复码或订单号");
    expect((await site.visitor().get("/search-result")).words).toContain("请核对恢复码或订单号");
  });

  test("that can't be read is told so at its field, with what was typed", async () => {
    const page = await lookUp(site.visitor(), "q", { q: "找我的订单" });
    expect(page.status).toBe(400);
    expect(page.words).toContain(messages.lookup);
    expect(page.text).toContain('value="找我的订单"');
  });

  test("with a forged cookie of found orders shows nothing of another visitor's order", async () => {
    const result = await order(site.visitor());
    const thief = site.visitor();
    await thief.get("/search-order");
    thief.cookies.set("found", numberIn(result));
    expect((await thief.get("/search-result")).words).not.toContain("欧阳");
  });

  test("by mobile is two steps: the code is asked for, then typed", async () => {
    const visitor = site.visitor();
    const first = await visitor.post("/search-order", { step: "send", mobile: "138 1234 5678" });
    expect(first.status).toBe(200);
    expect(first.words).toMatch(/付款时留过这个号码的，\s*短信马上就到/);
    // The six digits go into the first box of the page.
    expect(first.text.indexOf('name="code"')).toBeLessThan(first.text.indexOf('name="q"'));
    expect(first.text).toContain('value="138 1234 5678"');
    const wrong = await visitor.post("/search-order", { step: "code", mobile: "13812345678", code: "12345" });
    expect(wrong.status).toBe(400);
    expect(wrong.words).toContain(messages.smsCode);
    const again = await visitor.post("/search-order", { step: "send", mobile: "13812345678", code: "" });
    expect([again.status, again.words.includes("等于几")]).toEqual([400, true]);
    // The first code may still come.
    expect(again.text).toContain('name="code"');
    const { pairs } = formWith(again.text, "challenge");
    const token = pairs.find(([name]) => name === "challenge")?.[1] ?? "";
    const question = /[一二三四五六七八九十]+加[一二三四五六七八九十]+，等于几/.exec(again.text)?.[0] ?? "";
    const often = await visitor.post("/search-order", {
      ...{ step: "send", mobile: "13812345678", code: "" },
      ...answerOf({ token, question }),
    });
    expect([often.status, often.words.includes("查了太多次")]).toEqual([429, true]);
  });

  test("by mobile, where no SMS can be sent, says so, blames no field and keeps the mobile", async () => {
    const bare = await startSite({ originVars: { STAGE: "production" } });
    try {
      const page = await bare.visitor().post("/search-order", { step: "send", mobile: "138 1234 5678" });
      expect(page.status).toBe(501);
      expect(page.text).toMatch(/<div class="status bad" role="alert"[^>]*>.*暂时不能发短信/);
      expect(page.words).not.toContain("需要改一下");
      expect(page.text).not.toContain("aria-invalid");
      expect(page.text).toContain('value="138 1234 5678"');
    } finally {
      await bare.close();
    }
  });
});

describe("deleting", () => {
  test("asks once more, then leaves nothing: the link answers 410", async () => {
    const visitor = site.visitor();
    const result = await order(visitor);
    const asked = await visitor.get(`/search-order-history?delete=${numberIn(result)}`);
    expect(asked.words).toContain("确定删除吗？");
    const { action = "/", pairs } = formWith(asked.text, "sn");
    const done = await visitor.post(action, filledIn(pairs, {}));
    expect([done.status, done.headers.location]).toEqual([303, "/search-order-history"]);
    const history = await visitor.get("/search-order-history");
    expect(history.words).toContain("已删除");
    expect(history.words).not.toContain("欧阳");
    expect((await visitor.get(`${result}`)).status).toBe(410);
  });

  test("is refused for another visitor's order, which stays", async () => {
    const result = await order(site.visitor());
    const thief = site.visitor();
    const page = await thief.get(`/search-order-history?delete=${numberIn(result)}`);
    expect(page.words).not.toContain("确定删除吗");
    expect((await thief.post("/search-order-history", { sn: numberIn(result) })).status).toBe(403);
    expect((await thief.get(`${result}`)).status).toBe(200);
  });
});
