import { checkouts, type PayType } from "#app/kit/order/services.ts";
import { dotted } from "#app/kit/prose/dotted.ts";
import type { Upstream } from "#app/kit/upstream/client.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { againstBuyer, refundRules } from "#app/products/expert/progress/refund-rules.ts";
import type { PaidResult } from "#functions/contract/orders/payments.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import type { Contents } from "./checkout-state.ts";

const BY_HAND = [
  "我知道这是由专人",
  "按我的要求撰写的服务，",
  "开始撰写后不适用",
  "七天无理由退款；",
  "下列情况仍可退款。",
];
const LASTS = { what: "链接可看", count: "至少 1 年" };

/** Reads what an order really holds, by pay type; null where payment would add nothing. */
const READERS: Readonly<Record<PayType, (upstream: Upstream, sn: string) => Promise<Contents | null>>> = {
  seek: async (upstream, sn) => {
    const face = await upstream.order.soughtFree({ sn });
    const { names, locked } = face;
    if (locked.names === 0) return null;
    const lines = [
      { what: "名字", count: `共 ${names.length + locked.names} 个` },
      { what: "每个名字的全部明细", count: "全含" },
      ...(locked.batches > 0
        ? [{ what: `备选，分 ${locked.batches} 批看`, count: `${locked.batches * locked.batchSize} 个` }]
        : []),
      LASTS,
    ];
    return { heading: face.service === "business" ? (face.asked?.trade ?? "") : face.surname, lines };
  },
  score: async (upstream, sn) => {
    const face = await upstream.order.detailFree({ sn });
    if (face.kind !== "score" || face.locked.length === 0) return null;
    return { heading: face.name, lines: [...face.locked, LASTS] };
  },
  luck: async (upstream, sn) => {
    const face = await upstream.order.detailFree({ sn });
    return face.kind === "luck" ? { heading: face.surname, lines: [...face.locked, LASTS] } : null;
  },
  manual: async (upstream, sn) => {
    const { terms } = await upstream.order.rgOrder({ sn });
    const lines = [
      { what: "名字，附出处与理由", count: `${terms.names} 个` },
      { what: "资料齐后给初稿", count: `${terms.days} 个工作日内` },
      { what: "按您的意见修改", count: `${terms.revisions} 次` },
      LASTS,
    ];
    const refunds = refundRules(terms.beforeDraft);
    return {
      heading: `${terms.names} 个名字`,
      lines,
      confirm: BY_HAND,
      refunds,
      against: againstBuyer(terms),
    };
  },
};

/** What the order holds, as its free page says it; by the price table where that cannot be read just now. */
export async function contentsOf(
  type: PayType,
  { sn, title, price }: Pick<PaidResult, "sn" | "title" | "price">,
  info: SiteInfo,
  upstream: Upstream,
): Promise<Contents | null> {
  try {
    const own = await READERS[type](upstream, sn);
    return own && { ...own, heading: dotted([title, own.heading]) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const offer = info.prices[price ?? checkouts[type].price];
    const lines = (offer?.what ?? []).map((what) => ({ what, count: "全含" }));
    return { heading: title, lines: [...lines, LASTS] };
  }
}
