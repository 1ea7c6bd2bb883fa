import type { OfferName } from "#functions/contract/desk/settings.ts";
import type { ExpertTerms } from "#functions/contract/products/expert.ts";
import { DRAWS } from "#functions/naming/person/draw/draw.ts";

/** What a product costs and holds: what it is called, fen, and names in all, of every batch. */
export interface Offer {
  title: string;
  amount: number;
  currency: "CNY";
  count: number;
  what: readonly string[];
}

/** Names free, names of the first paid batch, further batches and their size. */
interface NamingOffer extends Offer {
  free: number;
  first: number;
  batches: number;
  batchSize: number;
}

/** `changes` of a character may be tried for free; when paid, `count` names with one character changed. */
interface ScoreOffer extends Offer {
  changes: number;
}

/** Further draws (再抽一次) for nothing; `count` names in all. */
interface LuckOffer extends Offer {
  redraws: number;
}

/**
 * Expert work (人工起名): `count` names, revisions, working days to the first draft and to a revision; `beforeDraft` is
 * the part that comes back, in %, once work has begun and before the first draft is there; `answerDays` after a draft
 * that nobody answers it is final.
 */
interface ExpertOffer extends Offer {
  terms: Omit<ExpertTerms, "names">;
}

/**
 * The price table (价格表): the one place that a count stands. Its amounts are version 0: what is asked for now is what
 * `currentOffers` says.
 */
export const offers = {
  baby: {
    title: "宝宝起名",
    amount: 2990,
    currency: "CNY",
    count: 83,
    free: 3,
    first: 30,
    batches: 5,
    batchSize: 10,
    what: ["字义与用字", "出处全文", "读音与谐音", "五格与生肖", "分数明细"],
  },
  business: {
    title: "公司店铺起名",
    amount: 4990,
    currency: "CNY",
    count: 53,
    free: 3,
    first: 20,
    batches: 3,
    batchSize: 10,
    what: ["字义与读音", "完整名称", "合规初查", "与同行的近似", "域名拼法", "分数明细"],
  },
  score: {
    title: "名字评分",
    amount: 990,
    currency: "CNY",
    count: 5,
    changes: 3,
    what: ["只换一个字的名字", "五格图", "出处全文", "各地拼写"],
  },
  businessScore: {
    title: "公司店铺测名",
    amount: 990,
    currency: "CNY",
    count: 5,
    changes: 3,
    what: ["只换一个字的字号", "与同行逐个比对", "逐字看", "完整名称写法", "域名拼法", "商标类别提示"],
  },
  luck: {
    title: "随机优选",
    amount: 990,
    currency: "CNY",
    count: DRAWS,
    redraws: DRAWS - 1,
    what: ["抽中的名字", "字义与出处全文", "读音与谐音", "分数明细", "候选名全表", "核对办法"],
  },
  manual: {
    title: "人工起名",
    amount: 29_900,
    currency: "CNY",
    count: 8,
    what: ["专人写的手稿", "字音义与出处", "每个名字的理由", "修改 2 次"],
    terms: { type: "standard", revisions: 2, days: 3, revisionDays: 2, beforeDraft: 50, answerDays: 30 },
  },
  manualSenior: {
    title: "资深人工起名",
    amount: 69_900,
    currency: "CNY",
    count: 10,
    what: ["资深起名人写的手稿", "字音义与出处", "每个名字的理由", "修改 3 次"],
    terms: { type: "senior", revisions: 3, days: 3, revisionDays: 2, beforeDraft: 50, answerDays: 30 },
  },
} as const satisfies {
  baby: NamingOffer;
  business: NamingOffer;
  score: ScoreOffer;
  businessScore: ScoreOffer;
  luck: LuckOffer;
  manual: ExpertOffer;
  manualSenior: ExpertOffer;
} & Record<OfferName, Offer>;
