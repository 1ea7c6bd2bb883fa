import * as v from "valibot";
import { DeskLog, DeskLogParams } from "#functions/contract/desk/desk.ts";
import {
  Delivered,
  DeliverParams,
  DeskBrief,
  DeskBriefs,
  DeskBriefsParams,
  DeskPreview,
  SaveDraftParams,
  SavedVersion,
  WorkBriefParams,
} from "#functions/contract/desk/desk-briefs.ts";
import {
  CheckCommentParams,
  CheckedComment,
  DeskComments,
  DeskCommentsParams,
} from "#functions/contract/desk/desk-comments.ts";
import { DeskFigures, DeskFiguresParams } from "#functions/contract/desk/desk-figures.ts";
import { DeskFindParams, DeskFound, DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import { DeskQueue, WorkedOff, WorkOffParams } from "#functions/contract/desk/desk-queue.ts";
import {
  ChangedSetting,
  ChangeSettingParams,
  Settings,
  Versions,
  VersionsParams,
} from "#functions/contract/desk/desk-settings.ts";
import { ByEar, ByEarParams } from "#functions/contract/names/by-ear.ts";
import { WhyNot, WhyNotParams } from "#functions/contract/names/why-not.ts";
import {
  HandedOver,
  Hold,
  HoldParams,
  ShareLink,
  ShareLinkParams,
  TakenOver,
  TakeOverParams,
} from "#functions/contract/orders/hold.ts";
import {
  Erased,
  EraseParams,
  SearchParams,
  SendCodeParams,
  SentCode,
} from "#functions/contract/orders/look-up.ts";
import {
  Created,
  FreeParams,
  GetNameParams,
  LeanedBatch,
  LikeParams,
  Likes,
  MoreLikeParams,
  NameParams,
  Orders,
  SnParams,
} from "#functions/contract/orders/orders.ts";
import {
  GetMobileParams,
  MaskedMobile,
  PaidResult,
  PayAgainParams,
  Payment,
  UserOtg,
  UserOtgParams,
  WriteMobileParams,
  WrittenMobile,
} from "#functions/contract/orders/payments.ts";
import { Advised, AdviseParams, OwnComment } from "#functions/contract/products/advise.ts";
import { AnyBatch, AnyPage, FreeNaming, NamingBrief, PaidReport } from "#functions/contract/products/baby.ts";
import { AnyScoreBrief, FreeDetail, PaidDetail } from "#functions/contract/products/details.ts";
import {
  Fullinfo,
  FullinfoParams,
  Rengong,
  RengongBuyParams,
  RgOrder,
  RgOrderParams,
} from "#functions/contract/products/expert.ts";
import { LuckBrief, Redrawn, RedrawParams } from "#functions/contract/products/luck.ts";
import { ScoreChange, ScoreChangeParams } from "#functions/contract/products/score.ts";
import {
  CharacterEntry,
  CharacterParams,
  GivenName,
  GivenNameParams,
  Lexicon,
} from "#functions/contract/site/lexicon.ts";
import { Scheme, SchemeParams, Share, ShareParams } from "#functions/contract/site/share.ts";
import { Ads, AdsParams, Content, SiteInfo } from "#functions/contract/site/site.ts";
import { Duet, DuetChooseParams, DuetSetParams } from "#functions/contract/together/duet.ts";
import { Poll, PollSetParams, VoteParams } from "#functions/contract/together/poll.ts";

type Schema = v.GenericSchema<unknown, unknown>;

/** One call: how it travels, what goes in (strings of a form → values), what comes back. */
export interface Call {
  method: "GET" | "POST";
  path: `/api/${string}`;
  params: Schema;
  data: Schema;
  /** A POST that may be repeated because it carries `idem`. */
  idempotent?: true;
}

const none = v.object({});

/** Every call between the site and its upstream, once; who may make it stands in roles.ts. Method and path are the published contract. */
export const calls = {
  index: {
    ads: { method: "GET", path: "/api/index/ads", params: AdsParams, data: Ads },
    seek: {
      method: "POST",
      path: "/api/business/seek",
      params: NamingBrief,
      data: Created,
      idempotent: true,
    },
    score: {
      method: "POST",
      path: "/api/business/score",
      params: AnyScoreBrief,
      data: Created,
      idempotent: true,
    },
    search: { method: "POST", path: "/api/business/search", params: SearchParams, data: Orders },
    siteInfo: { method: "GET", path: "/api/index/siteInfo", params: none, data: SiteInfo },
    shareWechat: { method: "GET", path: "/api/index/shareWechat", params: ShareParams, data: Share },
    getMpUrlScheme: { method: "GET", path: "/api/index/getMpUrlScheme", params: SchemeParams, data: Scheme },
    content: { method: "GET", path: "/api/business/content", params: none, data: Content },
  },
  order: {
    detailFree: { method: "GET", path: "/api/business/detailFree", params: SnParams, data: FreeDetail },
    scoreChange: {
      method: "POST",
      path: "/api/business/scoreChange",
      params: ScoreChangeParams,
      data: ScoreChange,
      idempotent: true,
    },
    soughtFree: { method: "GET", path: "/api/business/soughtFree", params: FreeParams, data: FreeNaming },
    getName: { method: "GET", path: "/api/business/getName", params: GetNameParams, data: AnyBatch },
    nameDetail: { method: "GET", path: "/api/business/nameDetail", params: NameParams, data: AnyPage },
    sought: { method: "GET", path: "/api/business/sought", params: SnParams, data: PaidReport },
    detail: { method: "GET", path: "/api/business/detail", params: SnParams, data: PaidDetail },
    payAgain: {
      method: "POST",
      path: "/api/business/payAgain",
      params: PayAgainParams,
      data: Payment,
      idempotent: true,
    },
    userOtg: { method: "POST", path: "/api/business/userOtg", params: UserOtgParams, data: UserOtg },
    getPaidRes: { method: "GET", path: "/api/business/getPaidRes", params: SnParams, data: PaidResult },
    writeMobile: {
      method: "POST",
      path: "/api/business/writeMobile",
      params: WriteMobileParams,
      data: WrittenMobile,
      idempotent: true,
    },
    getMobile: {
      method: "GET",
      path: "/api/business/getMobile",
      params: GetMobileParams,
      data: MaskedMobile,
    },
    skyfall: {
      method: "POST",
      path: "/api/business/skyfall",
      params: LuckBrief,
      data: Created,
      idempotent: true,
    },
    rengong: { method: "GET", path: "/api/business/rengong", params: none, data: Rengong },
    rengongBuy: {
      method: "POST",
      path: "/api/business/rengongBuy",
      params: RengongBuyParams,
      data: Created,
      idempotent: true,
    },
    fullinfo: { method: "POST", path: "/api/business/fullinfo", params: FullinfoParams, data: Fullinfo },
    rgOrder: { method: "POST", path: "/api/business/rgOrder", params: RgOrderParams, data: RgOrder },
    advise: {
      method: "POST",
      path: "/api/business/advise",
      params: AdviseParams,
      data: Advised,
      idempotent: true,
    },
    nameLike: { method: "POST", path: "/api/business/nameLike", params: LikeParams, data: Likes },
  },
  /** Additions of this project, beyond the published contract. */
  x: {
    sendCode: { method: "POST", path: "/api/x/sendCode", params: SendCodeParams, data: SentCode },
    hold: { method: "GET", path: "/api/x/hold", params: HoldParams, data: Hold },
    shareLink: {
      method: "POST",
      path: "/api/x/shareLink",
      params: ShareLinkParams,
      data: ShareLink,
      idempotent: true,
    },
    handOver: {
      method: "POST",
      path: "/api/x/handOver",
      params: SnParams,
      data: HandedOver,
      idempotent: true,
    },
    takeOver: {
      method: "POST",
      path: "/api/x/takeOver",
      params: TakeOverParams,
      data: TakenOver,
      idempotent: true,
    },
    whyNot: { method: "GET", path: "/api/x/whyNot", params: WhyNotParams, data: WhyNot },
    byEar: { method: "GET", path: "/api/x/byEar", params: ByEarParams, data: ByEar },
    moreLike: {
      method: "POST",
      path: "/api/x/moreLike",
      params: MoreLikeParams,
      data: LeanedBatch,
      idempotent: true,
    },
    ownComment: { method: "GET", path: "/api/x/ownComment", params: SnParams, data: OwnComment },
    redraw: { method: "POST", path: "/api/x/redraw", params: RedrawParams, data: Redrawn, idempotent: true },
    erase: { method: "POST", path: "/api/x/erase", params: EraseParams, data: Erased, idempotent: true },
    duet: { method: "GET", path: "/api/x/duet", params: SnParams, data: Duet },
    duetSet: { method: "POST", path: "/api/x/duetSet", params: DuetSetParams, data: Duet },
    duetChoose: {
      method: "POST",
      path: "/api/x/duetChoose",
      params: DuetChooseParams,
      data: Duet,
      idempotent: true,
    },
    poll: { method: "GET", path: "/api/x/poll", params: SnParams, data: Poll },
    pollSet: { method: "POST", path: "/api/x/pollSet", params: PollSetParams, data: Poll },
    vote: { method: "POST", path: "/api/x/vote", params: VoteParams, data: Poll, idempotent: true },
    lexicon: { method: "GET", path: "/api/x/lexicon", params: none, data: Lexicon },
    character: { method: "GET", path: "/api/x/character", params: CharacterParams, data: CharacterEntry },
    givenName: { method: "GET", path: "/api/x/givenName", params: GivenNameParams, data: GivenName },
  },
  /** Calls of the desk (工作台): each carries Cloudflare Access's assertion. */
  desk: {
    log: {
      method: "GET",
      path: "/api/x/desk/log",
      params: DeskLogParams,
      data: DeskLog,
    },
    comments: {
      method: "GET",
      path: "/api/x/desk/comments",
      params: DeskCommentsParams,
      data: DeskComments,
    },
    queue: {
      method: "GET",
      path: "/api/x/desk/queue",
      params: none,
      data: DeskQueue,
    },
    figures: {
      method: "GET",
      path: "/api/x/desk/figures",
      params: DeskFiguresParams,
      data: DeskFigures,
    },
    find: {
      method: "POST",
      path: "/api/x/desk/find",
      params: DeskFindParams,
      data: DeskFound,
      idempotent: true,
    },
    order: {
      method: "GET",
      path: "/api/x/desk/order",
      params: SnParams,
      data: DeskOrder,
    },
    settings: {
      method: "GET",
      path: "/api/x/desk/settings",
      params: none,
      data: Settings,
    },
    versions: {
      method: "GET",
      path: "/api/x/desk/versions",
      params: VersionsParams,
      data: Versions,
    },
    changeSetting: {
      method: "POST",
      path: "/api/x/desk/changeSetting",
      params: ChangeSettingParams,
      data: ChangedSetting,
      idempotent: true,
    },
    workOff: {
      method: "POST",
      path: "/api/x/desk/workOff",
      params: WorkOffParams,
      data: WorkedOff,
      idempotent: true,
    },
    checkComment: {
      method: "POST",
      path: "/api/x/desk/checkComment",
      params: CheckCommentParams,
      data: CheckedComment,
      idempotent: true,
    },
    briefs: {
      method: "GET",
      path: "/api/x/desk/briefs",
      params: DeskBriefsParams,
      data: DeskBriefs,
    },
    brief: {
      method: "GET",
      path: "/api/x/desk/brief",
      params: SnParams,
      data: DeskBrief,
    },
    preview: {
      method: "GET",
      path: "/api/x/desk/preview",
      params: SnParams,
      data: DeskPreview,
    },
    workBrief: {
      method: "POST",
      path: "/api/x/desk/workBrief",
      params: WorkBriefParams,
      data: Delivered,
      idempotent: true,
    },
    saveManuscript: {
      method: "POST",
      path: "/api/x/desk/saveManuscript",
      params: SaveDraftParams,
      data: SavedVersion,
      idempotent: true,
    },
    deliver: {
      method: "POST",
      path: "/api/x/desk/deliver",
      params: DeliverParams,
      data: Delivered,
      idempotent: true,
    },
  },
} as const satisfies Record<string, Record<string, Call>>;

export type Calls = typeof calls;
export type Area = keyof Calls;
export type NameIn<A extends Area> = keyof Calls[A] & string;

/** The visitor's network address as the platform saw it: limits that a new cookie does not lift are counted by it. */
export const ADDRESS_HEADER = "visitor-address";

/** `1` where a page is fetched before anybody asks for it (预取): the call reads, and leaves nothing behind. */
export const TRACELESS_HEADER = "visitor-traceless";

/**
 * What an answer about an order is to bring along in the envelope, one call for all: `1`, what the visitor has of it (`hold`),
 * and with its free face the paid report, where there is one (`report`); `opening`, of the two what a report opens with and
 * nothing twice; `contents`, with how its payment stands, what that adds (`contents`).
 */
export const HOLD_HEADER = "visitor-hold";
export type Bring = "1" | "opening" | "contents";

/** `1` where the site is to be told how long the database took (Server-Timing). */
export const TIMED_HEADER = "visitor-timed";

/**
 * Params that tell of a family: a mobile, a birth, surname and names, wishes, codes that prove something. The query of a
 * POST goes without them, unless UPSTREAM_PRIVATE_IN_QUERY is set for a remote upstream that reads nothing else.
 */
export const PRIVATE_KEYS: ReadonlySet<string> = new Set([
  ...["mobile", "code", "q", "pass", "clientIp"],
  ...["born", "calendar", "year", "month", "day", "leap", "hour", "minute", "zishi", "place", "birth", "due"],
  ...["surname", "given", "name", "names", "have", "fixed", "generation", "avoid", "avoidSounds", "sure"],
  ...["must", "rivals", "trade", "region", "siblings", "parents"],
  ...["story", "like", "dislike", "text", "reason", "draft"],
]);
