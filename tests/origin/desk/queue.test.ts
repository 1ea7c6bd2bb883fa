import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DeskLog } from "#functions/contract/desk/desk.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { answerBy } from "#functions/contract/orders/asked.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { beijingDay } from "#functions/contract/values/time.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { EXPERT, OPERATOR } from "#tests/kit/desk/access.ts";
import { deskCaller } from "#tests/kit/desk/desk-caller.ts";
import { openRefundShop } from "#tests/kit/shop/refund-shop.ts";
import { tillOf } from "#tests/kit/shop/till.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const { workOff: WORK_OFF, log: LOG } = calls.desk;

type House = Awaited<ReturnType<typeof openRefundShop>>;
let house: House;
let shop: House["shop"];
let desk: House["desk"];
let till: ReturnType<typeof tillOf>;
let family: ReturnType<typeof callerOf>;
beforeAll(async () => {
  house = await openRefundShop();
  ({ shop, desk } = house);
  family = callerOf(shop.site);
  till = tillOf(shop, family);
});
afterAll(() => house?.close());

// One family asks for more here than one may in an hour.
beforeEach(async () => void (await (await shop.site.database()).prepare("DELETE FROM tries").run()));

const queueOf = (sn: string): Promise<DeskItem[]> => house.itemsOf(sn);
const logged = async (ref: string, asked: Record<string, string> = {}, caller = desk) =>
  v
    .parse(DeskLog, (await caller.get(LOG.path, asked)).data)
    .entries.filter(({ subject }) => subject.endsWith(ref));
const lines = async (ref: string) =>
  (await logged(ref)).map(({ verb, who, reason }) => ({ verb, who, reason }));
const work = ({ kind, ref }: Pick<DeskItem, "kind" | "ref">, act: string, reason = "家长不满意，按约定退") =>
  desk.post(WORK_OFF.path, { kind, ref, act, reason });

/** An order that was paid at the provider, with the number of its payment. */
async function bought(amount?: number): Promise<{ sn: string; outTradeNo: string }> {
  const sn = await till.order();
  return { sn, outTradeNo: await till.pay(sn, amount) };
}

async function complain(sn: string): Promise<DeskItem> {
  await family.post("/api/business/advise", { sn, topic: "complaint", text: "名字不合要求" });
  const [item] = await queueOf(sn);
  if (item === undefined) throw new Error("no item of the complaint");
  return item;
}

const ownOf = (sn: string, caller = family) => caller.get("/api/x/ownComment", { sn });
const holdOf = async (sn: string, caller = family) =>
  v.parse(calls.x.hold.data, (await caller.get("/api/x/hold", { sn })).data);

const refunded = async (outTradeNo: string) => (await till.booked(outTradeNo))?.refunded;

describe("what a family asks for on the phone", () => {
  const call = (sn: string, over: Record<string, string> = {}) =>
    desk.post(WORK_OFF.path, {
      ...{ act: "write-down", kind: "refund", ref: sn, said: "名字和说明不一样，想退" },
      ...{ idem: `call-${sn}`, ...over },
    });

  test("is written down once, as its own words by us, and moves no money", async () => {
    const { sn, outTradeNo } = await bought();
    const pressed = await Promise.all([call(sn), call(sn)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    const items = await queueOf(sn);
    expect(items).toMatchObject([
      {
        kind: "refund",
        note: "电话里说，客服代记：名字和说明不一样，想退",
        acts: ["ask", "answer", "refund", "refund-part"],
      },
    ]);
    expect(await lines(items[0]?.ref ?? "")).toEqual([{ verb: "write-down", who: OPERATOR, reason: null }]);
    expect((await holdOf(sn)).asked).toMatchObject({ kind: "refund", answeredAt: null });
    expect(await refunded(outTradeNo)).toBe(0);
    // Break it catches: while one of its kind is open, what is said in another call is lost. About something else it is another item.
    const again = { said: "孩子外婆也说不好听", idem: `again-${sn}` };
    const twice = await Promise.all([call(sn, again), call(sn, again)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await queueOf(sn)).map(({ ref, note }) => [ref, note?.split("\n")])).toEqual([
      [items[0]?.ref, [items[0]?.note, `电话里说，客服代记：${again.said}`]],
    ]);
    expect((await lines(items[0]?.ref ?? "")).map(({ verb }) => verb)).toEqual(["write-down", "write-down"]);
    expect((await call(sn, { kind: "complaint", idem: `other-${sn}` })).status).toBe(200);
    expect(await queueOf(sn)).toHaveLength(2);
  });

  test("goes on with what the family was asked back, as its own reply would", async () => {
    const { sn } = await bought();
    const { kind, ref } = await complain(sn);
    await desk.post(WORK_OFF.path, { kind, ref, act: "ask", answer: "是哪个字？" });
    expect((await call(sn, { kind, said: "第二个字" })).status).toBe(200);
    const open = await queueOf(sn);
    expect(open).toMatchObject([{ kind, note: "电话里说，客服代记：第二个字", question: null }]);
    expect(await lines(open[0]?.ref ?? "")).toMatchObject([{ verb: "write-down" }]);
    expect((await ownOf(sn)).data).toMatchObject({
      asked: [{ done: false }, { text: "名字不合要求", question: "是哪个字？", done: true }],
    });
  });

  // Break it catches: a wish for money, or for its invoice, of an order that has none, on the phone or by its own form.
  test("is no refund and no invoice where no money is left; a complaint it may be", async () => {
    const unpaid = await till.order();
    const { sn } = await bought();
    await work(await complain(sn), "refund");
    await till.cronDue();
    for (const of of [unpaid, sn]) {
      for (const kind of ["refund", "invoice"]) {
        const refused = { status: 409, code: "STATE_CONFLICT", message: expect.stringContaining("“投诉”") };
        expect(await call(of, { kind })).toMatchObject(refused);
        const advice = { sn: of, topic: kind, text: "抬头：某某公司" };
        expect(await family.post("/api/business/advise", advice)).toMatchObject(refused);
      }
      expect(await queueOf(of)).toEqual([]);
      expect((await call(of, { kind: "complaint" })).status).toBe(200);
    }
  });

  test("is refused without words, without a kind, and of an order that is not there", async () => {
    const { sn } = await bought();
    expect(await call(sn, { said: " " })).toMatchObject({
      status: 400,
      fields: { said: messages.textEmpty },
    });
    expect(await call(sn, { kind: "late" })).toMatchObject({
      status: 400,
      fields: { kind: messages.choice },
    });
    expect(await call("000000000000000000000009Z2")).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(await queueOf(sn)).toEqual([]);
  });
});

describe("a complaint about a paid order", () => {
  test("is refunded by the operator: pressed twice, at once and again, one refund goes out", async () => {
    const { sn, outTradeNo } = await bought();
    const item = await complain(sn);
    expect(item).toMatchObject({
      kind: "complaint",
      amount: 990,
      acts: ["ask", "answer", "refund", "refund-part"],
      left: 990,
      question: null,
      note: "名字不合要求",
    });
    const pressed = await Promise.all([work(item, "refund"), work(item, "refund")]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    await till.cronDue();
    expect((await work(item, "refund")).status).toBe(200);
    await till.cronDue();
    expect(await refunded(outTradeNo)).toBe(990);
    expect(await till.ledger(sn)).toMatchObject([{ status: "refunded", refunded_at: expect.any(String) }]);
    expect(await queueOf(sn)).toEqual([]);
    expect(await lines(item.ref)).toEqual([
      { verb: "refund", who: OPERATOR, reason: "退 9.90 元，订单结束：家长不满意，按约定退" },
    ]);
  });

  test("is answered in words, which its owner alone reads, and the money stays", async () => {
    const { sn, outTradeNo } = await bought();
    const item = await complain(sn);
    const answer = (text: string) =>
      desk.post(WORK_OFF.path, { kind: item.kind, ref: item.ref, act: "answer", answer: text });
    for (const [text, message] of [
      ["  ", messages.answerEmpty],
      ["字".repeat(501), messages.textLong(500)],
    ] as const)
      expect(await answer(text)).toMatchObject({ status: 400, fields: { answer: message } });
    expect(await work(item, "close", "不用答复")).toMatchObject({ status: 409, code: "STATE_CONFLICT" });
    expect((await holdOf(sn)).asked).toMatchObject({ kind: "complaint", answeredAt: null });
    const said = "说明写错了，<b>已经改好</b>。\n名字没有变。";
    expect((await Promise.all([answer(said), answer(said)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await answer("换一种说法")).toMatchObject({ status: 409, code: "STATE_CONFLICT" });
    expect(await queueOf(sn)).toEqual([]);
    expect(await refunded(outTradeNo)).toBe(0);
    // The log outlives the order's data: it says that it was answered, not how.
    expect(await lines(item.ref)).toEqual([{ verb: "answer-item", who: OPERATOR, reason: null }]);
    expect((await ownOf(sn)).data).toMatchObject({
      asked: [{ kind: "complaint", text: "名字不合要求", answer: said, done: true }],
    });
    expect((await holdOf(sn)).asked).toMatchObject({ answeredAt: expect.any(String) });
    const stranger = callerOf(shop.site);
    expect(await ownOf(sn, stranger)).toMatchObject({ code: "OWNER_ONLY" });
    expect(await holdOf(sn, stranger)).toEqual({ role: "reader", share: null, recovery: null });
  });

  test("is asked back once and stays open; what its family replies goes on, and gets its own days", async () => {
    const { sn } = await bought();
    const { kind, ref } = await complain(sn);
    const ask = (text: string) => desk.post(WORK_OFF.path, { kind, ref, act: "ask", answer: text });
    expect(await ask(" ")).toMatchObject({ status: 400, fields: { answer: messages.questionEmpty } });
    expect((await Promise.all([ask("是哪个字？"), ask("是哪个字？")])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect(await ask("再问一句")).toMatchObject({ status: 409, code: "STATE_CONFLICT" });
    const [open] = await queueOf(sn);
    expect(open).toMatchObject({
      ref,
      acts: ["answer", "refund", "refund-part"],
      question: { text: "是哪个字？", at: expect.any(String) },
    });
    // The log says that it was asked, and shows the words while they are there.
    expect(await lines(ref)).toEqual([{ verb: "ask-back", who: OPERATOR, reason: null }]);
    expect(await logged(ref, { of: "answers" })).toMatchObject([{ order: { words: "是哪个字？" } }]);
    const { asked } = await holdOf(sn);
    expect(asked).toMatchObject({ answeredAt: null, questionAt: open?.question?.at });
    expect(asked?.by).toBe(answerBy(open?.question?.at ?? ""));
    const reply = { sn, topic: "complaint", text: "第二个字，家里人都不认识" };
    await Promise.all([
      family.post("/api/business/advise", reply),
      family.post("/api/business/advise", reply),
    ]);
    expect(await queueOf(sn)).toMatchObject([{ note: reply.text, question: null }]);
    expect((await ownOf(sn)).data).toMatchObject({
      asked: [
        { text: reply.text, done: false, question: null },
        { text: "名字不合要求", done: true, answer: null, question: "是哪个字？" },
      ],
    });
    expect((await holdOf(sn)).asked).toMatchObject({ questionAt: null, answeredAt: null });
    // Break it catches: the words of before, as a reply, wipe what they reply to.
    const [second] = await queueOf(sn);
    await desk.post(WORK_OFF.path, { kind, ref: second?.ref ?? "", act: "ask", answer: "只有这一个字吗？" });
    await Promise.all([
      family.post("/api/business/advise", reply),
      family.post("/api/business/advise", reply),
    ]);
    expect(await queueOf(sn)).toMatchObject([{ note: reply.text, question: null }]);
    expect((await ownOf(sn)).data).toMatchObject({
      asked: [
        { text: reply.text, done: false, question: null },
        { text: reply.text, done: true, question: "只有这一个字吗？" },
        { text: "名字不合要求", done: true, question: "是哪个字？" },
      ],
    });
    // The order at the desk says who asked, and loses the words with its data.
    const { data } = await desk.get(calls.desk.order.path, { sn });
    const byWhom = expect.objectContaining({ at: open?.question?.at, who: OPERATOR });
    expect(data).toMatchObject({ acts: expect.arrayContaining([byWhom]) });
    await family.post("/api/x/erase", { sn });
    const database = await shop.site.database();
    const rows = await database.prepare("SELECT question FROM desk_items WHERE sn = ?").bind(sn).all();
    expect(rows.results.map(({ question }) => question)).toEqual([null, null, null]);
  });

  // Break it catches: whoever replies to our question after the money went back is refused in words about another thing, and
  // goes on reading that its wish is being looked into.
  test.each(["refund", "invoice"] as const)(
    "about %s is heard where the money has gone back meanwhile, and both sides are told what is so now",
    async (kind) => {
      const { sn } = await bought();
      const say = (topic: string, text: string) => family.post("/api/business/advise", { sn, topic, text });
      await say(kind, "请看看这一单");
      const { ref } = await house.item(sn, kind);
      await desk.post(WORK_OFF.path, { kind, ref, act: "ask", answer: "说的是哪一笔？" });
      expect((await holdOf(sn)).asked).not.toHaveProperty("money");
      await say("complaint", "报告打不开");
      await work(await house.item(sn, "complaint"), "refund");
      expect((await holdOf(sn)).asked).toMatchObject({ kind, money: "going" });
      await till.cronDue();
      expect((await holdOf(sn)).asked).toMatchObject({ kind, money: "back", questionAt: expect.any(String) });
      // The same reply sent twice is one, and neither is refused.
      const replies = await Promise.all([say(kind, "就是这一笔"), say(kind, "就是这一笔")]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(await house.item(sn, kind)).toMatchObject({
        ...{ note: "就是这一笔", status: "refunded", left: 0, question: null },
      });
      // Whoever was not asked is told what it can do instead.
      const other = await bought();
      await work(await complain(other.sn), "refund");
      const wish = { sn: other.sn, topic: kind, text: "请看看这一单" };
      expect(await family.post("/api/business/advise", wish)).toMatchObject({ status: 409 });
    },
  );

  test("of two different replies at once keeps both, and nothing waits for the family any more", async () => {
    const { sn } = await bought();
    const { kind, ref } = await complain(sn);
    await desk.post(WORK_OFF.path, { kind, ref, act: "ask", answer: "是哪个字？" });
    const texts = ["第一个字", "第二个字"];
    await Promise.all(
      texts.map((text) => family.post("/api/business/advise", { sn, topic: "complaint", text })),
    );
    const open = await queueOf(sn);
    expect(open.map(({ note }) => note).sort()).toEqual(texts);
    expect(open.map(({ question }) => question)).toEqual([null, null]);
  });

  // Break it catches: whoever wants an invoice is told that it has complained, or an answer to it sends money.
  test("is none where an invoice is asked for: it is answered, and no money can go by it", async () => {
    const { sn } = await bought();
    await family.post("/api/business/advise", { sn, topic: "invoice", text: "抬头：某某公司" });
    const [item] = await queueOf(sn);
    expect(item).toMatchObject({ kind: "invoice", acts: ["ask", "answer"], note: "抬头：某某公司" });
    expect((await holdOf(sn)).asked).toMatchObject({ kind: "invoice", answeredAt: null });
    // What an invoice wants and its buyer left out is asked for like anything else.
    const work = (ref: string, act: string, answer: string) =>
      desk.post(WORK_OFF.path, { kind: "invoice", ref, act, answer });
    await work(item?.ref ?? "", "ask", "税号是多少？");
    await family.post("/api/business/advise", { sn, topic: "invoice", text: "税号发在这里" });
    const [second] = await queueOf(sn);
    expect(second).toMatchObject({ note: "税号发在这里", question: null });
    // Break it catches: a call that sends money back by an item whose page has no such button.
    for (const [act, more] of [
      ["refund", {}],
      ["refund-part", { amount: "1", after: "on" }],
      ["retry", {}],
    ] as const) {
      const params = { kind: "invoice", ref: second?.ref ?? "", act, reason: "按约定退", ...more };
      expect(await desk.post(WORK_OFF.path, params)).toMatchObject({ status: 409, code: "STATE_CONFLICT" });
    }
    await work(second?.ref ?? "", "answer", "已经开好。");
    expect(await queueOf(sn)).toEqual([]);
    const asked = [
      { kind: "invoice", answer: "已经开好。", done: true },
      { kind: "invoice", question: "税号是多少？", done: true },
    ];
    expect((await ownOf(sn)).data).toMatchObject({ paid: { amount: 990 }, asked });
  });

  test("loses both sides' words with its order's data", async () => {
    const { sn } = await bought();
    const item = await complain(sn);
    const { kind, ref } = item;
    await desk.post(WORK_OFF.path, { kind, ref, act: "answer", answer: "沈南枝的名字已经换好" });
    // The log shows them meanwhile, to whoever runs the site, by the kind of act and the day.
    const order = { sn, product: "score", surname: item.surname, words: "沈南枝的名字已经换好" };
    expect(item.surname).not.toBe("");
    const [line] = await logged(ref);
    const on = beijingDay(Date.parse(line?.at ?? ""));
    expect(await logged(ref, { of: "answers", on, who: OPERATOR })).toMatchObject([{ order }]);
    for (const other of [{ of: "money" }, { on: "2020-01-01" }, { who: EXPERT }])
      expect(await logged(ref, other)).toEqual([]);
    const pen = await deskCaller(shop.site, house.access, EXPERT);
    expect(await logged(ref, {}, pen)).toMatchObject([{ order: null }]);
    await family.post("/api/x/erase", { sn });
    const database = await shop.site.database();
    const row = await database.prepare("SELECT note, answer FROM desk_items WHERE ref = ?").bind(ref).first();
    expect(row).toEqual({ note: "", answer: null });
    expect(await logged(ref)).toMatchObject([{ order: { sn, surname: "", words: null } }]);
  });

  test("that is written while its order is being deleted goes with it, and so do words of ours", async () => {
    const { sn } = await bought();
    const { kind, ref } = await complain(sn);
    const database = await shop.site.database();
    // Deleted between the comment's row and the desk's.
    await database
      .prepare(
        `CREATE TRIGGER deleted_between AFTER INSERT ON comments WHEN new.sn = '${sn}'
         BEGIN UPDATE orders SET status = 'erased' WHERE sn = new.sn; END`,
      )
      .run();
    const late = { sn, topic: "complaint", text: "孩子叫沈南枝" };
    expect(await family.post("/api/business/advise", late)).toMatchObject({ status: 410, code: "ERASED" });
    await database.prepare("DROP TRIGGER deleted_between").run();
    const answer = { kind, ref, act: "answer", answer: "沈南枝的名字已经换好" };
    expect((await desk.post(WORK_OFF.path, answer)).status).toBe(409);
    expect((await desk.post(WORK_OFF.path, { ...answer, act: "ask" })).status).toBe(409);
    const { answer: text } = answer;
    await desk.post(WORK_OFF.path, { kind, ref, act: "refund", reason: "按约定退", answer: text });
    const left = "SELECT note, answer, question FROM desk_items WHERE sn = ?";
    expect((await database.prepare(left).bind(sn).all()).results).toEqual([
      { note: "", answer: null, question: null },
    ]);
    expect((await database.prepare("SELECT id FROM comments WHERE sn = ?").bind(sn).all()).results).toEqual(
      [],
    );
  });

  test("about an order that has no money can't be refunded, and stays", async () => {
    const sn = await till.order();
    const item = await complain(sn);
    expect(item.acts).toEqual(["ask", "answer"]);
    expect(await work(item, "refund")).toMatchObject({ status: 409, code: "STATE_CONFLICT" });
    expect(await queueOf(sn)).toHaveLength(1);
    expect(await lines(item.ref)).toEqual([]);
  });
});

describe("a wrong amount", () => {
  test("is sent back in full, once, and its item leaves the list", async () => {
    const { sn, outTradeNo } = await bought(500);
    const [item] = await queueOf(sn);
    expect(item).toMatchObject({
      kind: "wrong-amount",
      ref: outTradeNo,
      amount: 500,
      asked: 990,
      acts: ["refund", "close"],
    });
    if (item === undefined) return;
    await Promise.all([work(item, "refund"), work(item, "refund")]);
    await till.cronDue();
    expect((await work(item, "refund")).status).toBe(200);
    expect(await refunded(outTradeNo)).toBe(500);
    expect(await till.ledger(sn)).toMatchObject([{ state: "mismatch", refunded_at: expect.any(String) }]);
    expect(await queueOf(sn)).toEqual([]);
    expect((await lines(outTradeNo)).map(({ verb }) => verb)).toEqual(["refund"]);
  });

  test("that was sent back by hand is closed, and the order can be paid anew", async () => {
    const { sn } = await bought(500);
    const [item] = await queueOf(sn);
    if (item === undefined) throw new Error("no item of the wrong amount");
    expect((await work(item, "close", "已在商户平台退回 5 元")).status).toBe(200);
    expect(await queueOf(sn)).toEqual([]);
    expect((await till.open(sn, "wechat-h5")).status).toBe(200);
  });
});

test("a refund that is not sent after six tries is shown to the operator, who can retry it", async () => {
  const { sn, outTradeNo } = await bought();
  const item = await complain(sn);
  await work(item, "refund");
  await till.cronDue();
  const database = await shop.site.database();
  await database
    .prepare(
      "UPDATE outbox SET tries = 6, state = 'todo', next_at = '2099-01-01T00:00:00.000Z' WHERE ref LIKE ?",
    )
    .bind(`${outTradeNo}R%`)
    .run();
  const [late] = await queueOf(sn);
  expect(late).toMatchObject({ kind: "late-refund", amount: 990, left: 0, acts: ["retry"] });
  if (late === undefined) return;
  expect(late.ref.startsWith(`${outTradeNo}R`)).toBe(true);
  // Break it catches: money booked as back by a call, while its item has no button for it.
  expect(await work(late, "close", "已处理")).toMatchObject({ status: 409, code: "STATE_CONFLICT" });
  expect((await work(late, "retry", "")).status).toBe(200);
  await expect.poll(() => queueOf(sn)).toEqual([]);
  expect((await lines(late.ref)).map(({ verb }) => verb)).toEqual(["retry"]);
});

test("an item that does not exist is answered as not found", async () => {
  expect(await work({ kind: "refund", ref: "0".repeat(26) }, "close")).toMatchObject({ status: 404 });
  expect(await work({ kind: "late-refund", ref: "0".repeat(24) }, "retry")).toMatchObject({ status: 404 });
});
