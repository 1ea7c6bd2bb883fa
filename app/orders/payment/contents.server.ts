import * as v from "valibot";
import { sayGoods } from "#app/kit/order/goods.ts";
import { checkouts, type PayType } from "#app/kit/order/services.ts";
import { dotted } from "#app/kit/prose/dotted.ts";
import { partsOfLocked } from "#app/kit/score/locked-parts.ts";
import type { Brought, Upstream } from "#app/kit/upstream/client.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { againstBuyer, refundRules } from "#app/products/expert/progress/refund-rules.ts";
import { LENGTH_WORDS, SEXES, wordOf } from "#app/products/luck/words.ts";
import type { PaidResult } from "#functions/contract/orders/payments.ts";
import type { ExpertTerms } from "#functions/contract/products/expert.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { contentsOfDetail, contentsOfNames, OrderContents } from "#functions/contract/wire/contents.ts";
import type { Contents } from "./checkout-state.ts";

const BY_HAND = [
  "我知道这是专人",
  "按我的要求撰写的，",
  "开始撰写后不适用",
  "七天无理由退款；",
  "下列情况仍可退款。",
];
/** Nobody is called when the draft is there: how one learns of it, in pieces that stay whole. */
const mobileHint = (tells: boolean): string =>
  [
    ...["只用来找回订单，", "不打电话，不发广告。"],
    ...(tells
      ? ["初稿写好要收短信，", "付款后在订单页留号码。"]
      : ["初稿写好不另外通知，", "请到订单页看。"]),
  ].join("\u200b");
const LASTS = { what: "付款后链接保留", count: "至少 1 年" };

/** Asks for what an order holds, by pay type. */
const ASKS: Readonly<Record<PayType, (upstream: Upstream, sn: string) => Promise<OrderContents>>> = {
  seek: async ({ order }, sn) => contentsOfNames(await order.soughtFree({ sn, bills: "short" })),
  score: async ({ order }, sn) => contentsOfDetail(await order.detailFree({ sn })),
  luck: async ({ order }, sn) => contentsOfDetail(await order.detailFree({ sn })),
  manual: async ({ order }, sn) => ({
    kind: "manual",
    terms: (await order.rgOrder({ sn })).terms,
    tells: false,
  }),
};

/** What an order holds, in words; null where payment would add nothing. */
function say(held: OrderContents, sn: string): Contents | null {
  switch (held.kind) {
    case "seek":
      return sayNames(held);
    case "score":
      return held.locked.length === 0 ? null : sayScore(held);
    case "luck":
      return {
        heading: dotted([held.surname, wordOf(SEXES, held.sex)]),
        // The number decides the draw: here it can still be noted down.
        lead: `${LENGTH_WORDS[held.length]}，抽哪一个由订单号算出：`,
        number: sn,
        lines: [...held.locked, LASTS],
      };
    case "manual":
      return sayWork(held.terms, held.tells);
  }
}

function sayScore({ name, locked }: Extract<OrderContents, { kind: "score" }>): Contents {
  const { lines, note } = partsOfLocked(locked);
  return { heading: name, ...(note !== undefined && { lead: note }), lines: [...lines, LASTS] };
}

function sayNames({
  surname,
  trade,
  names,
  locked,
}: Extract<OrderContents, { kind: "seek" }>): Contents | null {
  if (locked.names === 0) return null;
  const lead = sayGoods({ free: names, locked }, trade === undefined ? "名字" : "字号");
  const lines = [
    ...(names > 0 ? [{ what: "其中已经看过的", count: `${names} 个` }] : []),
    { what: "每个名字的全部明细", count: "全含" },
    LASTS,
  ];
  return { heading: trade ?? surname ?? "", lead, lines };
}

function sayWork(terms: ExpertTerms, tells: boolean): Contents {
  const lines = [
    { what: "名字，附出处与理由", count: `${terms.names} 个` },
    { what: "看稿、提修改", count: `可改 ${terms.revisions} 次` },
    LASTS,
  ];
  return {
    heading: `宝宝名字 ${terms.names} 个`,
    // What is to be handed in, and from when the days count: nothing is asked for before it is paid.
    lead: `付款后，把想法写给起名人；提交后 ${terms.days} 个工作日内给初稿，最晚哪天写在订单页里。`,
    ...{ lines, confirm: BY_HAND, mobileHint: mobileHint(tells) },
    ...{ refunds: refundRules(terms.beforeDraft), against: againstBuyer(terms, tells) },
  };
}

/** What the order holds: as it came along, else as its free page says it; by the price table where that cannot be read just now. */
export async function contentsOf(
  type: PayType,
  { sn, title, price }: Pick<PaidResult, "sn" | "title" | "price">,
  info: SiteInfo,
  upstream: Upstream,
  { contents }: Brought,
): Promise<Contents | null> {
  try {
    const came = contents === undefined ? null : v.safeParse(OrderContents, contents);
    const held = came?.success === true ? came.output : await ASKS[type](upstream, sn);
    const own = held.kind === type ? say(held, sn) : null;
    return own && { ...own, heading: dotted([title, own.heading]) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const offer = info.prices[price ?? checkouts[type].price];
    const lines = (offer?.what ?? []).map((what) => ({ what, count: "全含" }));
    return { heading: title, lines: [...lines, LASTS] };
  }
}
