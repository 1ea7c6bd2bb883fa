import * as v from "valibot";
import { Versions } from "#functions/contract/desk/desk-settings.ts";
import { Duet } from "#functions/contract/together/duet.ts";
import type { refusals } from "#functions/contract/wire/refusals.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { businessForm } from "#tests/kit/forms/business-form.ts";
import { businessScoreForm, scoreForm } from "#tests/kit/forms/score-form.ts";
import { setStatus } from "#tests/kit/money/paid-order.ts";
import type { Said } from "#tests/kit/wire/origin-client.ts";
import { briefCases } from "./brief-cases.ts";
import {
  ABSENT,
  type Ask,
  advise,
  buy,
  type Case,
  change,
  changed,
  code,
  codeAgain,
  detailFree,
  duet,
  duetChoose,
  duetSet,
  erase,
  freeName,
  fullinfo,
  getName,
  handOver,
  hold,
  IP,
  like,
  look,
  luck,
  MOBILE,
  made,
  moreLike,
  nameDetail,
  newIdem,
  ofOrder,
  ofReport,
  otg,
  paid,
  paidRes,
  pay,
  poll,
  polled,
  pollSet,
  redraw,
  repeated,
  scheme,
  shareLink,
  soughtFree,
  startMany,
  step,
  takeOver,
  tradeCode,
  vote,
  write,
} from "./call-asks.ts";
import type { World } from "./call-world.ts";

type Refusals = typeof refusals;
type CodeOf<Codes> = Codes extends readonly (infer C extends string)[] ? C : never;
/** For each call: how it is answered, and how to come by each of its refusals. One that is missing fails the typecheck. */
type Cases = {
  [A in keyof Refusals]: { [N in keyof Refusals[A]]: { ok: Case } & Record<CodeOf<Refusals[A][N]>, Case> };
};

/** The item of a complaint about an order, worked off so. */
const complained =
  (params: Record<string, string>) =>
  async (world: World, order: { sn: string }): Promise<Said> => {
    const { data } = await advise("名字不合要求。", "complaint")(world, order);
    const { id: ref } = v.parse(v.object({ id: v.string() }), data);
    return world.ask("desk", "workOff", { kind: "complaint", ref, ...params });
  };
/** Another notice of the site, on top of the one that holds. */
const setNotice =
  (over: Record<string, string> = {}) =>
  async ({ ask }: World): Promise<Said> => {
    const { data } = await ask("desk", "versions", { kind: "notice" });
    const [now] = v.parse(Versions, data).versions;
    const base = String(now?.nth ?? 0);
    const text = `今天 ${crypto.randomUUID().slice(0, 8)} 起`;
    return ask("desk", "changeSetting", { act: "notice", base, text, reason: "试一次", ...over });
  };
/** On a duet that has begun, and on a poll that is open. */
const begun =
  (ask: Ask): Ask =>
  async (world, order) => {
    await duetSet("start")(world, order);
    return ask(world, order);
  };
/** By a link that another browser has taken up. */
const takenOver: Ask = async ({ ask, run }, { sn }) => {
  const { data } = await ask("x", "duet", { sn });
  const key = v.parse(Duet, data).invite ?? "";
  await run("UPDATE duets SET partner_id = 'another' WHERE sn = ?", sn);
  await run("UPDATE orders SET visitor_id = 'another' WHERE sn = ?", sn);
  return ask("x", "duet", { sn: key });
};
const onPoll =
  (ask: Ask): Ask =>
  async (world, order) => {
    await polled(world, order);
    return ask(world, order);
  };
const NO_COMMENT = "0".repeat(26);

export const cases: Cases = {
  index: {
    ads: {
      ok: ({ ask }) => ask("index", "ads", { slot: "home" }),
      INVALID_PARAMS: ({ ask }) => ask("index", "ads", { slot: "popup" }),
    },
    seek: {
      ok: ({ ask }) => ask("index", "seek", babyForm()),
      INVALID_PARAMS: ({ ask }) => ask("index", "seek", babyForm({ surname: "Lin" })),
      NOT_COMPLIANT: ({ ask }) => ask("index", "seek", businessForm({ must: "麥" })),
      TOO_MANY: ({ ask, full }) => ask("index", "seek", babyForm(), full),
    },
    score: {
      ok: ({ ask }) => ask("index", "score", scoreForm()),
      INVALID_PARAMS: ({ ask }) => ask("index", "score", scoreForm({ name: "林" })),
      NOT_COMPLIANT: ({ ask }) => ask("index", "score", businessScoreForm({ name: "囧麦" })),
      TOO_MANY: ({ ask, full }) => ask("index", "score", scoreForm(), full),
    },
    search: {
      ok: look(ABSENT),
      INVALID_PARAMS: look("订单号"),
      TOO_MANY: repeated(13, look(ABSENT)),
    },
    siteInfo: { ok: ({ ask }) => ask("index", "siteInfo") },
    content: { ok: ({ ask }) => ask("index", "content") },
    shareWechat: {
      ok: ({ ask }) => ask("index", "shareWechat", { url: "https://luopan.example/guide" }),
      INVALID_PARAMS: ({ ask }) => ask("index", "shareWechat", { url: "https://evil.example/" }),
    },
    getMpUrlScheme: {
      ok: (world) => scheme(world),
      INVALID_PARAMS: (world) => scheme(world, { path: "pages/else" }),
      TOO_MANY: repeated(21, (world) => scheme(world)),
      NOT_CONFIGURED: (world) => scheme(world, {}, world.bare),
      UNAVAILABLE: (world) => scheme(world, { query: "down=1" }),
    },
  },
  order: {
    detailFree: { ok: made("score", detailFree), ...ofOrder("score", detailFree) },
    scoreChange: {
      ...ofOrder("score", change("清越")),
      ok: made("score", change("清越")),
      INVALID_PARAMS: made("score", change("清")),
      STATE_CONFLICT: changed(
        "score",
        async (world, sn) => {
          for (const given of ["清越", "清明", "清安"]) await change(given)(world, { sn });
        },
        change("清文"),
      ),
    },
    soughtFree: { ok: made("seek", soughtFree), ...ofOrder("seek", soughtFree) },
    getName: {
      ...ofReport("seek", getName("1")),
      NOT_FOUND: paid("seek", getName("19")),
    },
    nameDetail: {
      ...ofOrder("seek", nameDetail("清和")),
      ok: made("seek", async (world, { sn }) => nameDetail(await freeName(world, sn))(world, { sn })),
      PAYMENT_REQUIRED: made("seek", nameDetail("无此名")),
    },
    sought: ofReport("seek", ({ ask }, { sn }) => ask("order", "sought", { sn })),
    detail: ofReport("score", ({ ask }, { sn }) => ask("order", "detail", { sn })),
    payAgain: {
      ...ofOrder("seek", pay()),
      ok: made("seek", pay()),
      STATE_CONFLICT: changed("seek", ({ site }, sn) => setStatus(site, sn, "refunded"), pay()),
      TOO_MANY: changed("seek", startMany, pay()),
      NOT_CONFIGURED: async ({ ask, bare }) => {
        const { data } = await ask("index", "seek", babyForm(), bare);
        const { sn } = v.parse(v.object({ sn: v.string() }), data);
        return ask("order", "payAgain", { sn, channel: "alipay-wap", idem: newIdem() }, bare);
      },
      UNAVAILABLE: made("seek", pay({ channel: "wechat-h5", ...IP })),
    },
    userOtg: {
      ok: (world) => otg(world, { returnTo: "/pay-new/seek" }),
      INVALID_PARAMS: (world) => otg(world, { code: "c0de", state: "forged" }),
      NOT_CONFIGURED: ({ ask, bare }) => ask("order", "userOtg", { returnTo: "/pay-new/seek" }, bare),
      UNAVAILABLE: tradeCode,
    },
    getPaidRes: { ok: made("seek", paidRes), ...ofOrder("seek", paidRes) },
    writeMobile: {
      ...ofOrder("seek", write(MOBILE)),
      ok: made("seek", write(MOBILE)),
      INVALID_PARAMS: made("seek", write("12")),
      TOO_MANY: changed(
        "seek",
        async (world, sn) => {
          for (let nth = 10; nth < 16; nth++) await write(`138123456${nth}`)(world, { sn });
        },
        write(MOBILE),
      ),
    },
    getMobile: {
      ok: made("seek", ({ ask }, { sn }) => ask("order", "getMobile", { id: sn })),
      ...ofOrder("seek", ({ ask }, { sn }) => ask("order", "getMobile", { id: sn })),
    },
    skyfall: {
      ok: (world) => luck(world, {}),
      INVALID_PARAMS: (world) => luck(world, { surname: "喵" }),
      TOO_MANY: (world) => luck(world, {}, world.full),
    },
    rengong: { ok: ({ ask }) => ask("order", "rengong") },
    rengongBuy: {
      ok: (world) => buy(world, "standard"),
      INVALID_PARAMS: (world) => buy(world, "royal"),
      STATE_CONFLICT: (world) => buy(world, "standard", world.bare),
      TOO_MANY: (world) => buy(world, "standard", world.full),
    },
    fullinfo: {
      ...ofOrder("manual", fullinfo("draft")),
      ok: paid("manual", fullinfo("draft")),
      PAYMENT_REQUIRED: made("manual", fullinfo("draft")),
      STATE_CONFLICT: paid("manual", async (world, order) => {
        await fullinfo("submitted")(world, order);
        return fullinfo("draft")(world, order);
      }),
    },
    rgOrder: {
      ...ofOrder("manual", step()),
      ok: made("manual", step()),
      STATE_CONFLICT: paid("manual", step({ action: "approve" })),
    },
    advise: {
      ...ofOrder("seek", advise("读音查得仔细。")),
      ok: paid("seek", advise("等了两天，不满意。")),
      PAYMENT_REQUIRED: made("seek", advise("读音查得仔细。")),
      STATE_CONFLICT: paid("seek", async (world, order) => {
        await advise("读音查得仔细。")(world, order);
        return advise("改一改说法。")(world, order);
      }),
      TOO_MANY: made("seek", (world, order) =>
        repeated(11, () => advise("请加上粤语读音。", "idea")(world, order))(world),
      ),
    },
    nameLike: {
      ...ofOrder("seek", like("清和")),
      ok: made("seek", async (world, { sn }) => like(await freeName(world, sn))(world, { sn })),
    },
  },
  x: {
    sendCode: {
      ok: (world) => code(world, "13900000001"),
      INVALID_PARAMS: (world) => code(world, "12"),
      TOO_MANY: codeAgain("13900000002"),
      NOT_CONFIGURED: (world) => code(world, MOBILE, world.bare),
    },
    hold: { ok: made("seek", hold), ...ofOrder("seek", hold) },
    shareLink: { ok: made("seek", shareLink("end")), ...ofOrder("seek", shareLink("make")) },
    handOver: { ok: made("seek", handOver), ...ofOrder("seek", handOver) },
    takeOver: {
      ...ofOrder("seek", takeOver),
      ok: made("seek", takeOver),
      STATE_CONFLICT: changed(
        "seek",
        ({ run }, sn) => run("UPDATE orders SET visitor_id = 'another' WHERE sn = ?", sn),
        takeOver,
      ),
    },
    lexicon: { ok: ({ ask }) => ask("x", "lexicon", {}) },
    character: {
      ok: ({ ask }) => ask("x", "character", { char: "清" }),
      INVALID_PARAMS: ({ ask }) => ask("x", "character", { char: "ab" }),
      NOT_FOUND: ({ ask }) => ask("x", "character", { char: "丑" }),
    },
    givenName: {
      ok: ({ ask }) => ask("x", "givenName", { given: "清和" }),
      INVALID_PARAMS: ({ ask }) => ask("x", "givenName", { given: "林清和" }),
      NOT_FOUND: ({ ask }) => ask("x", "givenName", { given: "丑牛" }),
    },
    whyNot: {
      ok: made("seek", ({ ask }, { sn }) => ask("x", "whyNot", { sn, name: "怀瑾" })),
      ...ofOrder("seek", ({ ask }, { sn }) => ask("x", "whyNot", { sn, name: "怀瑾" })),
    },
    moreLike: {
      ...ofOrder("seek", moreLike("5")),
      ok: paid("seek", async (world, order) => {
        await like(await freeName(world, order.sn))(world, order);
        return moreLike("5")(world, order);
      }),
      PAYMENT_REQUIRED: made("seek", moreLike("5")),
      STATE_CONFLICT: paid("seek", moreLike("5")),
    },
    ownComment: {
      ok: made("seek", ({ ask }, { sn }) => ask("x", "ownComment", { sn })),
      ...ofOrder("seek", ({ ask }, { sn }) => ask("x", "ownComment", { sn })),
    },
    byEar: {
      ok: ({ ask }) => ask("x", "byEar", { sound: "清然" }),
      INVALID_PARAMS: ({ ask }) => ask("x", "byEar", { sound: "清然", tone1: "5" }),
    },
    redraw: {
      ...ofOrder("luck", redraw("1")),
      ok: paid("luck", redraw("1")),
      PAYMENT_REQUIRED: made("luck", redraw("1")),
      STATE_CONFLICT: paid("luck", redraw("3")),
    },
    erase: {
      ok: made("seek", erase),
      INVALID_PARAMS: (world) => erase(world, { sn: "1" }),
      NOT_FOUND: (world) => erase(world, { sn: ABSENT }),
    },
    duet: {
      ...ofReport("seek", duet),
      STATE_CONFLICT: paid("seek", begun(takenOver)),
    },
    duetSet: {
      ...ofReport("seek", duetSet("start")),
      STATE_CONFLICT: paid("seek", duetSet("finish")),
    },
    duetChoose: {
      ...ofOrder("seek", duetChoose),
      ok: paid("seek", begun(duetChoose)),
      STATE_CONFLICT: paid("seek", duetChoose),
    },
    poll: { ok: made("seek", poll), ...ofOrder("seek", poll) },
    pollSet: {
      ...ofOrder("seek", pollSet("end")),
      ok: made("seek", polled),
      INVALID_PARAMS: made("seek", pollSet("open", "清和")),
      STATE_CONFLICT: made("seek", pollSet("close")),
    },
    vote: {
      ...ofOrder("seek", vote),
      ok: made("seek", onPoll(vote)),
      STATE_CONFLICT: made("seek", vote),
      TOO_MANY: made(
        "seek",
        onPoll(async (world, order) => repeated(21, () => vote(world, order))(world)),
      ),
    },
  },
  desk: {
    ...briefCases,
    log: {
      ok: ({ ask }) => ask("desk", "log"),
      INVALID_PARAMS: ({ ask }) => ask("desk", "log", { before: "yesterday" }),
      FORBIDDEN: ({ askAs }) => askAs("", "log"),
    },
    comments: {
      ok: ({ ask }) => ask("desk", "comments"),
      INVALID_PARAMS: ({ ask }) => ask("desk", "comments", { state: "liked" }),
      FORBIDDEN: ({ askAs }) => askAs("expert", "comments"),
    },
    checkComment: {
      ok: paid("seek", async (world, order) => {
        const { data } = await advise("读音查得仔细。")(world, order);
        const { id } = v.parse(v.object({ id: v.string() }), data);
        return world.ask("desk", "checkComment", { id, verdict: "show" });
      }),
      INVALID_PARAMS: ({ ask }) => ask("desk", "checkComment", { id: NO_COMMENT, verdict: "hide" }),
      FORBIDDEN: ({ askAs }) => askAs("expert", "checkComment", { id: NO_COMMENT, verdict: "show" }),
      NOT_FOUND: ({ ask }) => ask("desk", "checkComment", { id: NO_COMMENT, verdict: "show" }),
    },
    figures: {
      ok: ({ ask }) => ask("desk", "figures", { days: "30", service: "baby", channel: "alipay-wap" }),
      INVALID_PARAMS: ({ ask }) => ask("desk", "figures", { days: "400" }),
      FORBIDDEN: ({ askAs }) => askAs("expert", "figures"),
    },
    find: {
      ok: paid("seek", ({ ask }, { sn }) => ask("desk", "find", { q: sn })),
      INVALID_PARAMS: ({ ask }) => ask("desk", "find", { q: "林" }),
      FORBIDDEN: ({ askAs }) => askAs("expert", "find", { q: "13800138000" }),
    },
    order: {
      ok: paid("seek", ({ ask }, { sn }) => ask("desk", "order", { sn })),
      INVALID_PARAMS: ({ ask }) => ask("desk", "order", { sn: "1" }),
      FORBIDDEN: ({ askAs }) => askAs("expert", "order", { sn: ABSENT }),
      NOT_FOUND: ({ ask }) => ask("desk", "order", { sn: ABSENT }),
    },
    settings: {
      ok: ({ ask }) => ask("desk", "settings"),
      FORBIDDEN: ({ askAs }) => askAs("expert", "settings"),
    },
    versions: {
      ok: ({ ask }) => ask("desk", "versions", { kind: "prices" }),
      INVALID_PARAMS: ({ ask }) => ask("desk", "versions", { kind: "secrets" }),
      FORBIDDEN: ({ askAs }) => askAs("expert", "versions", { kind: "prices" }),
    },
    changeSetting: {
      ok: setNotice(),
      INVALID_PARAMS: setNotice({ reason: "" }),
      FORBIDDEN: ({ askAs }) => askAs("expert", "changeSetting", { act: "notice", base: "0", reason: "试" }),
      NOT_FOUND: setNotice({ act: "back", kind: "notice", nth: "999" }),
      STATE_CONFLICT: setNotice({ base: "999" }),
    },
    queue: { ok: ({ ask }) => ask("desk", "queue"), FORBIDDEN: ({ askAs }) => askAs("expert", "queue") },
    workOff: {
      ok: paid("seek", complained({ act: "refund", reason: "名字不合要求" })),
      INVALID_PARAMS: paid("seek", complained({ act: "refund", reason: " " })),
      FORBIDDEN: ({ askAs }) => askAs("expert", "workOff", { kind: "refund", ref: NO_COMMENT, act: "retry" }),
      NOT_FOUND: ({ ask }) =>
        ask("desk", "workOff", { kind: "refund", ref: NO_COMMENT, act: "close", reason: "已处理" }),
      STATE_CONFLICT: made("seek", complained({ act: "refund", reason: "没有付过款" })),
    },
  },
};
