import type { SiteInfo } from "#functions/contract/site.ts";
import type { Upstream } from "../upstream/client.server.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import type { Contents } from "./checkout-state.ts";
import { type PayType, services } from "./services.ts";

const LASTS = { what: "链接可看", count: "至少 1 年" };

/** What an order really holds, by kind; null lines where payment would add nothing. */
const READERS: Readonly<Record<PayType, (upstream: Upstream, sn: string) => Promise<Contents | null>>> = {
  seek: async (upstream, sn) => {
    const { surname, names, locked } = await upstream.order.soughtFree({ sn });
    if (locked.names === 0) return null;
    const lines = [
      { what: "名字", count: `共 ${names.length + locked.names} 个` },
      { what: "每个名字的全部明细", count: "全含" },
      ...(locked.batches > 0 ? [{ what: "不满意，免费换一批", count: `${locked.batches} 次` }] : []),
      LASTS,
    ];
    return { heading: surname, lines };
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
};

/** What the order holds, as its free page says it; by the price table where that cannot be read just now. */
export async function contentsOf(
  type: PayType,
  sn: string,
  title: string,
  info: SiteInfo,
  upstream: Upstream,
): Promise<Contents | null> {
  try {
    const own = await READERS[type](upstream, sn);
    return own && { ...own, heading: `${title} · ${own.heading}` };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const price = info.prices[services[type].price];
    const lines = (price?.what ?? []).map((what) => ({ what, count: "全含" }));
    return { heading: title, lines: [...lines, LASTS] };
  }
}
