import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import { type Area, type Call, calls, type NameIn } from "#functions/contract/wire/calls.ts";
import { type Access, accessOf } from "#functions/contract/wire/roles.ts";
import { advise, ownComment } from "#functions/origin/comments/advise.ts";
import { content } from "#functions/origin/content/articles.ts";
import { askByEar } from "#functions/origin/content/by-ear.ts";
import { character, givenName, lexicon } from "#functions/origin/content/lexicon.ts";
import { ads } from "#functions/origin/content/notices.ts";
import { siteInfo } from "#functions/origin/content/site-info.ts";
import * as briefs from "#functions/origin/desk/briefs/calls.ts";
import * as desk from "#functions/origin/desk/calls.ts";
import { Failure } from "#functions/origin/failure.ts";
import { FOR_HOLD, hold } from "#functions/origin/hold/hold.ts";
import { handOver, takeOver } from "#functions/origin/hold/pass.ts";
import { shareLink } from "#functions/origin/hold/shares.ts";
import { getMpUrlScheme } from "#functions/origin/messages/wechat/get-mp-url-scheme.ts";
import { shareWechat } from "#functions/origin/messages/wechat/share.ts";
import { payAgain } from "#functions/origin/money/pay/pay-order.ts";
import { userOtg } from "#functions/origin/money/pay/user-otg.ts";
import { freeDetail, paidDetail, redraw, scoreChange } from "#functions/origin/orders/details.ts";
import { erase } from "#functions/origin/orders/erase/erase.ts";
import { nameLike } from "#functions/origin/orders/likes.ts";
import { getMobile, writeMobile } from "#functions/origin/orders/look-up/mobiles.ts";
import { search } from "#functions/origin/orders/look-up/search.ts";
import { sendCode } from "#functions/origin/orders/look-up/send-code.ts";
import { freeNaming, moreLike, nameBatch, nameDetail, paidNaming } from "#functions/origin/orders/naming.ts";
import { orderExpert, orderLuck, orderNames, orderScore } from "#functions/origin/orders/new-orders.ts";
import { getPaidRes } from "#functions/origin/orders/paid-result.ts";
import { askWhyNot } from "#functions/origin/orders/why-not.ts";
import { keepBrief, packages, progress } from "#functions/origin/products/expert/calls.ts";
import { changeSetting, listSettings, listVersions } from "#functions/origin/settings/change-setting.ts";
import type { AheadName } from "#functions/origin/store/ahead.ts";
import { duet, duetChoose, duetSet } from "#functions/origin/together/duet.ts";
import { poll, pollSet, vote } from "#functions/origin/together/poll.ts";
import type { StaffVisit, Visit } from "#functions/origin/visit.ts";

type Schema = v.GenericSchema<unknown, unknown>;
type Typed<P extends Schema, D extends Schema> = Pick<Call, "method" | "path"> & { params: P; data: D };

/** A call with who may make it and what answers it: the values of a form in, the data of the envelope out; refuses by throwing Failure. */
export interface Row {
  call: Pick<Call, "method" | "path">;
  access: Access;
  /** What it reads of an order, to be read in the trip that tells whose the order is. */
  ahead: readonly AheadName[];
  /** Of a call for an order's free face: the one for what was paid for, which may ride along (`report` of the envelope). */
  paid?: Row;
  serves:
    | { desk: false; answer(values: unknown, visit: Visit, withhold: Withhold): Promise<unknown> }
    | { desk: true; answer(values: unknown, visit: StaffVisit): Promise<unknown> };
}

/** What a role is told of a function's data. */
type Withhold = (data: unknown) => unknown;
type VisitorArea = Exclude<Area, "desk">;

/** A call of visitors, with the function that answers it. */
const row = <A extends VisitorArea, N extends NameIn<A>, P extends Schema, D extends Schema>(
  area: A,
  name: N,
  call: Typed<P, D>,
  run: (params: v.InferOutput<P>, visit: Visit) => Promise<v.InferInput<D>>,
  ahead: readonly AheadName[] = [],
): Row => ({
  ...{ call, access: accessOf(area, name), ahead },
  serves: { desk: false, answer: answering(call, run) },
});

/** A call of the desk: the function knows who makes it. */
const staffRow = <N extends NameIn<"desk">, P extends Schema, D extends Schema>(
  name: N,
  call: Typed<P, D>,
  run: (params: v.InferOutput<P>, visit: StaffVisit) => Promise<v.InferInput<D>>,
): Row => ({
  ...{ call, access: accessOf("desk", name), ahead: [] },
  serves: { desk: true, answer: answering(call, run) },
});

/** Params are checked on the way in, data on the way out. */
function answering<P extends Schema, D extends Schema, V>(
  { params, data }: Typed<P, D>,
  run: (params: v.InferOutput<P>, visit: V) => Promise<v.InferInput<D>>,
) {
  return async (values: unknown, visit: V, withhold: Withhold = (all) => all): Promise<unknown> => {
    // Where a schema has no message of its own, use this one: the library's are English.
    const parsed = v.safeParse(params, values, { message: messages.form });
    if (!parsed.success) throw new Failure("INVALID_PARAMS", { fields: fieldsOf(parsed.issues) });
    return v.parse(data, withhold(await run(parsed.output, visit)));
  };
}

/** The first message of each field that is wrong. */
function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[v.getDotPath(issue)?.split(".")[0] ?? ""] ??= issue.message;
  return fields;
}

const { index, order, x } = calls;

const sought = row("order", "sought", order.sought, paidNaming, ["order", "likes", "parts"]);
const detail = row("order", "detail", order.detail, paidDetail, ["order", "changes", "parts"]);
const free = {
  detail: row("order", "detailFree", order.detailFree, freeDetail, ["order", "changes"]),
  sought: row("order", "soughtFree", order.soughtFree, freeNaming, ["order", "likes"]),
};

/** What answers each call of the contract, under the wire's own names. */
export const rows: { readonly [A in Area]: { readonly [N in NameIn<A>]: Row } } = {
  index: {
    ads: row("index", "ads", index.ads, ads),
    seek: row("index", "seek", index.seek, orderNames),
    score: row("index", "score", index.score, orderScore),
    search: row("index", "search", index.search, search),
    siteInfo: row("index", "siteInfo", index.siteInfo, siteInfo),
    shareWechat: row("index", "shareWechat", index.shareWechat, shareWechat),
    getMpUrlScheme: row("index", "getMpUrlScheme", index.getMpUrlScheme, getMpUrlScheme),
    content: row("index", "content", index.content, content),
  },
  order: {
    detailFree: { ...free.detail, paid: detail },
    scoreChange: row("order", "scoreChange", order.scoreChange, scoreChange),
    soughtFree: { ...free.sought, paid: sought },
    getName: row("order", "getName", order.getName, nameBatch, ["order", "likes", "parts"]),
    nameDetail: row("order", "nameDetail", order.nameDetail, nameDetail, ["order", "likes"]),
    nameLike: row("order", "nameLike", order.nameLike, nameLike),
    sought,
    detail,
    payAgain: row("order", "payAgain", order.payAgain, payAgain),
    userOtg: row("order", "userOtg", order.userOtg, userOtg),
    getPaidRes: row("order", "getPaidRes", order.getPaidRes, getPaidRes, ["order", "payments"]),
    writeMobile: row("order", "writeMobile", order.writeMobile, writeMobile),
    getMobile: row("order", "getMobile", order.getMobile, getMobile),
    skyfall: row("order", "skyfall", order.skyfall, orderLuck),
    rengong: row("order", "rengong", order.rengong, packages),
    rengongBuy: row("order", "rengongBuy", order.rengongBuy, orderExpert),
    fullinfo: row("order", "fullinfo", order.fullinfo, keepBrief),
    rgOrder: row("order", "rgOrder", order.rgOrder, progress),
    advise: row("order", "advise", order.advise, advise),
  },
  x: {
    sendCode: row("x", "sendCode", x.sendCode, sendCode),
    hold: row("x", "hold", x.hold, hold, FOR_HOLD),
    shareLink: row("x", "shareLink", x.shareLink, shareLink),
    handOver: row("x", "handOver", x.handOver, handOver),
    takeOver: row("x", "takeOver", x.takeOver, takeOver),
    whyNot: row("x", "whyNot", x.whyNot, askWhyNot),
    byEar: row("x", "byEar", x.byEar, askByEar),
    moreLike: row("x", "moreLike", x.moreLike, moreLike),
    ownComment: row("x", "ownComment", x.ownComment, ownComment),
    redraw: row("x", "redraw", x.redraw, redraw),
    erase: row("x", "erase", x.erase, erase),
    duet: row("x", "duet", x.duet, duet),
    duetSet: row("x", "duetSet", x.duetSet, duetSet),
    duetChoose: row("x", "duetChoose", x.duetChoose, duetChoose),
    poll: row("x", "poll", x.poll, poll),
    pollSet: row("x", "pollSet", x.pollSet, pollSet),
    vote: row("x", "vote", x.vote, vote),
    lexicon: row("x", "lexicon", x.lexicon, lexicon),
    character: row("x", "character", x.character, character),
    givenName: row("x", "givenName", x.givenName, givenName),
  },
  desk: {
    log: staffRow("log", calls.desk.log, desk.log),
    comments: staffRow("comments", calls.desk.comments, desk.comments),
    checkComment: staffRow("checkComment", calls.desk.checkComment, desk.checkComment),
    queue: staffRow("queue", calls.desk.queue, desk.queue),
    workOff: staffRow("workOff", calls.desk.workOff, desk.workItemOff),
    find: staffRow("find", calls.desk.find, desk.find),
    order: staffRow("order", calls.desk.order, desk.order),
    figures: staffRow("figures", calls.desk.figures, desk.figures),
    settings: staffRow("settings", calls.desk.settings, listSettings),
    versions: staffRow("versions", calls.desk.versions, listVersions),
    changeSetting: staffRow("changeSetting", calls.desk.changeSetting, changeSetting),
    briefs: staffRow("briefs", calls.desk.briefs, briefs.briefs),
    brief: staffRow("brief", calls.desk.brief, briefs.brief),
    preview: staffRow("preview", calls.desk.preview, briefs.preview),
    workBrief: staffRow("workBrief", calls.desk.workBrief, briefs.workBrief),
    saveManuscript: staffRow("saveManuscript", calls.desk.saveManuscript, briefs.saveManuscript),
    deliver: staffRow("deliver", calls.desk.deliver, briefs.deliver),
  },
};
