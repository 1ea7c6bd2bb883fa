import type { Area, NameIn } from "./calls.ts";
import type { FailureCode } from "./envelope.ts";

type Refusals = { [A in Area]: { [N in NameIn<A>]: readonly FailureCode[] } };

/**
 * The codes by which each call may refuse, beside those of every call (FORBIDDEN without a visitor's id,
 * TOO_LARGE, INTERNAL; at the desk UNAVAILABLE while the keys of Access can't be had), and of every call about an
 * order (OWNER_ONLY by roles.ts, ENDED by a reader's key that was ended). An order that is absent and one
 * of another kind look alike: NOT_FOUND.
 */
export const refusals = {
  index: {
    ads: ["INVALID_PARAMS"],
    seek: ["INVALID_PARAMS", "NOT_COMPLIANT", "TOO_MANY"],
    score: ["INVALID_PARAMS", "NOT_COMPLIANT", "TOO_MANY"],
    search: ["INVALID_PARAMS", "TOO_MANY"],
    siteInfo: [],
    content: [],
    shareWechat: ["INVALID_PARAMS"],
    getMpUrlScheme: ["INVALID_PARAMS", "TOO_MANY", "NOT_CONFIGURED", "UNAVAILABLE"],
  },
  order: {
    detailFree: ["INVALID_PARAMS", "NOT_FOUND", "ERASED"],
    scoreChange: ["INVALID_PARAMS", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    soughtFree: ["INVALID_PARAMS", "NOT_FOUND", "ERASED"],
    getName: ["INVALID_PARAMS", "PAYMENT_REQUIRED", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    nameDetail: ["INVALID_PARAMS", "PAYMENT_REQUIRED", "NOT_FOUND", "ERASED"],
    sought: ["INVALID_PARAMS", "PAYMENT_REQUIRED", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    detail: ["INVALID_PARAMS", "PAYMENT_REQUIRED", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    payAgain: [
      "INVALID_PARAMS",
      "NOT_FOUND",
      "STATE_CONFLICT",
      "ERASED",
      "TOO_MANY",
      "NOT_CONFIGURED",
      "UNAVAILABLE",
    ],
    userOtg: ["INVALID_PARAMS", "NOT_CONFIGURED", "UNAVAILABLE"],
    getPaidRes: ["INVALID_PARAMS", "NOT_FOUND", "ERASED"],
    writeMobile: ["INVALID_PARAMS", "NOT_FOUND", "ERASED", "TOO_MANY"],
    getMobile: ["INVALID_PARAMS", "NOT_FOUND", "ERASED"],
    skyfall: ["INVALID_PARAMS", "TOO_MANY"],
    rengong: [],
    rengongBuy: ["INVALID_PARAMS", "STATE_CONFLICT", "TOO_MANY"],
    fullinfo: ["INVALID_PARAMS", "PAYMENT_REQUIRED", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    rgOrder: ["INVALID_PARAMS", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    advise: ["INVALID_PARAMS", "PAYMENT_REQUIRED", "NOT_FOUND", "STATE_CONFLICT", "ERASED", "TOO_MANY"],
    nameLike: ["INVALID_PARAMS", "NOT_FOUND", "ERASED"],
  },
  x: {
    sendCode: ["INVALID_PARAMS", "TOO_MANY", "NOT_CONFIGURED"],
    hold: ["INVALID_PARAMS", "NOT_FOUND", "ERASED"],
    shareLink: ["INVALID_PARAMS", "NOT_FOUND", "ERASED"],
    handOver: ["INVALID_PARAMS", "NOT_FOUND", "ERASED"],
    takeOver: ["INVALID_PARAMS", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    whyNot: ["INVALID_PARAMS", "NOT_FOUND", "ERASED"],
    byEar: ["INVALID_PARAMS"],
    moreLike: ["INVALID_PARAMS", "PAYMENT_REQUIRED", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    ownComment: ["INVALID_PARAMS", "NOT_FOUND", "ERASED"],
    redraw: ["INVALID_PARAMS", "PAYMENT_REQUIRED", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    erase: ["INVALID_PARAMS", "NOT_FOUND"],
    duet: ["INVALID_PARAMS", "PAYMENT_REQUIRED", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    duetSet: ["INVALID_PARAMS", "PAYMENT_REQUIRED", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    duetChoose: ["INVALID_PARAMS", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    poll: ["INVALID_PARAMS", "NOT_FOUND", "ERASED"],
    pollSet: ["INVALID_PARAMS", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    vote: ["INVALID_PARAMS", "NOT_FOUND", "STATE_CONFLICT", "ERASED", "TOO_MANY"],
  },
  desk: {
    log: ["INVALID_PARAMS", "FORBIDDEN"],
    comments: ["INVALID_PARAMS", "FORBIDDEN"],
    checkComment: ["INVALID_PARAMS", "FORBIDDEN", "NOT_FOUND"],
    queue: ["FORBIDDEN"],
    figures: ["FORBIDDEN"],
    settings: ["FORBIDDEN"],
    versions: ["INVALID_PARAMS", "FORBIDDEN"],
    changeSetting: ["INVALID_PARAMS", "FORBIDDEN", "NOT_FOUND", "STATE_CONFLICT"],
    workOff: ["INVALID_PARAMS", "FORBIDDEN", "NOT_FOUND", "STATE_CONFLICT"],
    briefs: ["INVALID_PARAMS", "FORBIDDEN"],
    brief: ["INVALID_PARAMS", "FORBIDDEN", "NOT_FOUND", "ERASED"],
    preview: ["INVALID_PARAMS", "FORBIDDEN", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    workBrief: ["INVALID_PARAMS", "FORBIDDEN", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    saveManuscript: ["INVALID_PARAMS", "FORBIDDEN", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
    deliver: ["INVALID_PARAMS", "FORBIDDEN", "NOT_FOUND", "STATE_CONFLICT", "ERASED"],
  },
} as const satisfies Refusals;
