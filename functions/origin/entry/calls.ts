import * as v from "valibot";
import type { Role } from "#functions/contract/desk/desk.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { type Area, type Call, calls, type NameIn } from "#functions/contract/wire/calls.ts";
import { advise, ownComment } from "#functions/origin/comments/advise.ts";
import { content } from "#functions/origin/content/articles.ts";
import { ads } from "#functions/origin/content/notices.ts";
import { siteInfo } from "#functions/origin/content/site-info.ts";
import * as briefs from "#functions/origin/desk/briefs/calls.ts";
import * as desk from "#functions/origin/desk/calls.ts";
import { Failure } from "#functions/origin/failure.ts";
import { getMpUrlScheme } from "#functions/origin/messages/wechat/get-mp-url-scheme.ts";
import { shareWechat } from "#functions/origin/messages/wechat/share.ts";
import { payAgain } from "#functions/origin/money/pay/pay-order.ts";
import { userOtg } from "#functions/origin/money/pay/user-otg.ts";
import { freeDetail, paidDetail, redraw, scoreChange } from "#functions/origin/orders/details.ts";
import { erase } from "#functions/origin/orders/erase.ts";
import { nameLike } from "#functions/origin/orders/likes.ts";
import { getMobile, writeMobile } from "#functions/origin/orders/look-up/mobiles.ts";
import { search } from "#functions/origin/orders/look-up/search.ts";
import { sendCode } from "#functions/origin/orders/look-up/send-code.ts";
import { freeNaming, nameBatch, nameDetail, paidNaming } from "#functions/origin/orders/naming.ts";
import { orderExpert, orderLuck, orderNames, orderScore } from "#functions/origin/orders/new-orders.ts";
import { getPaidRes } from "#functions/origin/orders/paid-result.ts";
import { askWhyNot } from "#functions/origin/orders/why-not.ts";
import { keepBrief, packages, progress } from "#functions/origin/products/expert/calls.ts";
import { changeSetting, listSettings, listVersions } from "#functions/origin/settings/change-setting.ts";
import type { StaffVisit, Visit } from "#functions/origin/visit.ts";

type Schema = v.GenericSchema<unknown, unknown>;
type Typed<P extends Schema, D extends Schema> = Pick<Call, "method" | "path"> & { params: P; data: D };

/** A call with what answers it: the values of a form in, the data of the envelope out; refuses by throwing Failure. */
export interface Row {
  call: Pick<Call, "method" | "path">;
  /** Who may make it: anybody at all, or whoever works here in one of these roles. */
  serves:
    | { staff: null; answer(values: unknown, visit: Visit): Promise<unknown> }
    | { staff: readonly Role[]; answer(values: unknown, visit: StaffVisit): Promise<unknown> };
}

/** A call of visitors, with the function that answers it. */
const row = <P extends Schema, D extends Schema>(
  call: Typed<P, D> & { staff?: never },
  run: (params: v.InferOutput<P>, visit: Visit) => Promise<v.InferInput<D>>,
): Row => ({ call, serves: { staff: null, answer: answering(call, run) } });

/** A call of the desk: the function knows who makes it. */
const staffRow = <P extends Schema, D extends Schema>(
  call: Typed<P, D> & { staff: readonly Role[] },
  run: (params: v.InferOutput<P>, visit: StaffVisit) => Promise<v.InferInput<D>>,
): Row => ({ call, serves: { staff: call.staff, answer: answering(call, run) } });

/** Params are checked on the way in, data on the way out. */
function answering<P extends Schema, D extends Schema, V>(
  { params, data }: Typed<P, D>,
  run: (params: v.InferOutput<P>, visit: V) => Promise<v.InferInput<D>>,
) {
  return async (values: unknown, visit: V): Promise<unknown> => {
    // Where a schema has no message of its own, use this one: the library's are English.
    const parsed = v.safeParse(params, values, { message: messages.form });
    if (!parsed.success) throw new Failure("INVALID_PARAMS", { fields: fieldsOf(parsed.issues) });
    return v.parse(data, await run(parsed.output, visit));
  };
}

/** The first message of each field that is wrong. */
function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[v.getDotPath(issue)?.split(".")[0] ?? ""] ??= issue.message;
  return fields;
}

const { index, order, x } = calls;

/** What answers each call of the contract, under the wire's own names. */
export const rows: { readonly [A in Area]: { readonly [N in NameIn<A>]: Row } } = {
  index: {
    ads: row(index.ads, ads),
    seek: row(index.seek, orderNames),
    score: row(index.score, orderScore),
    search: row(index.search, search),
    siteInfo: row(index.siteInfo, siteInfo),
    shareWechat: row(index.shareWechat, shareWechat),
    getMpUrlScheme: row(index.getMpUrlScheme, getMpUrlScheme),
    content: row(index.content, content),
  },
  order: {
    detailFree: row(order.detailFree, freeDetail),
    scoreChange: row(order.scoreChange, scoreChange),
    soughtFree: row(order.soughtFree, freeNaming),
    getName: row(order.getName, nameBatch),
    nameDetail: row(order.nameDetail, nameDetail),
    nameLike: row(order.nameLike, nameLike),
    sought: row(order.sought, paidNaming),
    detail: row(order.detail, paidDetail),
    payAgain: row(order.payAgain, payAgain),
    userOtg: row(order.userOtg, userOtg),
    getPaidRes: row(order.getPaidRes, getPaidRes),
    writeMobile: row(order.writeMobile, writeMobile),
    getMobile: row(order.getMobile, getMobile),
    skyfall: row(order.skyfall, orderLuck),
    rengong: row(order.rengong, packages),
    rengongBuy: row(order.rengongBuy, orderExpert),
    fullinfo: row(order.fullinfo, keepBrief),
    rgOrder: row(order.rgOrder, progress),
    advise: row(order.advise, advise),
  },
  x: {
    sendCode: row(x.sendCode, sendCode),
    whyNot: row(x.whyNot, askWhyNot),
    ownComment: row(x.ownComment, ownComment),
    redraw: row(x.redraw, redraw),
    erase: row(x.erase, erase),
  },
  desk: {
    log: staffRow(calls.desk.log, desk.log),
    comments: staffRow(calls.desk.comments, desk.comments),
    checkComment: staffRow(calls.desk.checkComment, desk.checkComment),
    queue: staffRow(calls.desk.queue, desk.queue),
    workOff: staffRow(calls.desk.workOff, desk.workItemOff),
    figures: staffRow(calls.desk.figures, desk.figures),
    settings: staffRow(calls.desk.settings, listSettings),
    versions: staffRow(calls.desk.versions, listVersions),
    changeSetting: staffRow(calls.desk.changeSetting, changeSetting),
    briefs: staffRow(calls.desk.briefs, briefs.briefs),
    brief: staffRow(calls.desk.brief, briefs.brief),
    preview: staffRow(calls.desk.preview, briefs.preview),
    workBrief: staffRow(calls.desk.workBrief, briefs.workBrief),
    saveManuscript: staffRow(calls.desk.saveManuscript, briefs.saveManuscript),
    deliver: staffRow(calls.desk.deliver, briefs.deliver),
  },
};
