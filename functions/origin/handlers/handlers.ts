import type { Area, NameIn } from "#functions/contract/calls.ts";
import type { Person } from "#functions/contract/desk.ts";
import type { Visit } from "../visit.ts";
import { ads } from "./ads.ts";
import { advise } from "./advise.ts";
import { content } from "./content.ts";
import { brief, briefs, deliver, preview, saveManuscript, workBrief } from "./desk/briefs.ts";
import { checkComment, deskComments } from "./desk/comments.ts";
import { figures } from "./desk/figures.ts";
import { deskLog } from "./desk/log.ts";
import { queue, workOff } from "./desk/queue.ts";
import { changeSetting, settings, versions } from "./desk/settings.ts";
import { detail } from "./detail.ts";
import { detailFree } from "./detail-free.ts";
import { erase } from "./erase.ts";
import { fullinfo } from "./fullinfo.ts";
import { getMobile } from "./get-mobile.ts";
import { getMpUrlScheme } from "./get-mp-url-scheme.ts";
import { getName } from "./get-name.ts";
import { getPaidRes } from "./get-paid-res.ts";
import type { HandlerOf } from "./handler-of.ts";
import { nameDetail } from "./name-detail.ts";
import { nameLike } from "./name-like.ts";
import { ownComment } from "./own-comment.ts";
import { payAgain } from "./pay-again.ts";
import { redraw } from "./redraw.ts";
import { rengong } from "./rengong.ts";
import { rengongBuy } from "./rengong-buy.ts";
import { rgOrder } from "./rg-order.ts";
import { score } from "./score.ts";
import { scoreChange } from "./score-change.ts";
import { search } from "./search.ts";
import { seek } from "./seek.ts";
import { sendCode } from "./send-code.ts";
import { shareWechat } from "./share-wechat.ts";
import { siteInfo } from "./site-info.ts";
import { skyfall } from "./skyfall.ts";
import { sought } from "./sought.ts";
import { soughtFree } from "./sought-free.ts";
import { userOtg } from "./user-otg.ts";
import { writeMobile } from "./write-mobile.ts";

type Handlers = { [A in Area]: { [N in NameIn<A>]: HandlerOf<A, N> } };

/** A handler as the entry runs it: its params have just passed the call's schema. */
export type AnyHandler = (params: unknown, visit: Visit & { person?: Person }) => Promise<unknown>;

const table: Handlers = {
  index: { ads, score, seek, search, siteInfo, content, shareWechat, getMpUrlScheme },
  order: {
    detailFree,
    scoreChange,
    soughtFree,
    getName,
    nameDetail,
    nameLike,
    skyfall,
    sought,
    detail,
    payAgain,
    userOtg,
    getPaidRes,
    writeMobile,
    getMobile,
    rengong,
    rengongBuy,
    fullinfo,
    rgOrder,
    advise,
  },
  x: { sendCode, erase, ownComment, redraw },
  desk: {
    log: deskLog,
    comments: deskComments,
    checkComment,
    queue,
    workOff,
    figures,
    briefs,
    brief,
    preview,
    workBrief,
    saveManuscript,
    deliver,
    settings,
    versions,
    changeSetting,
  },
};

export const handlers: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>> = table as Readonly<
  Record<string, Readonly<Record<string, AnyHandler>>>
>;
