import * as v from "valibot";
import { BabyBrief } from "#functions/contract/baby-brief.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { ads } from "#functions/origin/handlers/ads.ts";
import { content } from "#functions/origin/handlers/content.ts";
import { siteInfo } from "#functions/origin/handlers/site-info.ts";
import { deriveFreeResult } from "#functions/origin/results/derive-free-result.ts";
import { citeFromFiles } from "../steps/cite-from-files.ts";

/** A made-up family for the benchmarks; its result is the engine's own. */
const BRIEF = {
  kind: "baby",
  surname: "林",
  sex: "female",
  year: "2026",
  month: "4",
  day: "17",
  hour: "20",
  guardian: "1",
  idem: "bench-bench-bench-bench",
};
const SN = "0123456789ABCDEFGHJKMNPQRS";

/** What plain workerd needs to serve the site's pages: upstream answers by path, and the pages. */
export interface Recording {
  answers: Record<string, string>;
  pages: readonly { name: string; path: string }[];
}

/** Derives the upstream's answers for one family in this process: the same functions, without D1. */
export async function record(): Promise<Recording> {
  const result = await deriveFreeResult(v.parse(BabyBrief, BRIEF), citeFromFiles);
  const [first] = result.names;
  if (first === undefined) throw new Error("the bench's family has no name");
  const stamp = new Date().toISOString();
  const order = { sn: SN, status: "created" as const };
  const summary = {
    ...order,
    kind: "seek",
    amount: 2990,
    currency: "CNY",
    createdAt: stamp,
    paidAt: null,
    surname: "林",
    title: "宝宝起名",
    next: `/naming-result/${SN}`,
  };
  const data: Record<string, unknown> = {
    "/api/index/ads": await call(ads, { slot: "home" }),
    "/api/index/siteInfo": await call(siteInfo, {}),
    "/api/business/content": await call(content, {}),
    "/api/business/soughtFree": { ...result, ...order, expiresAt: stamp, engine: ENGINE_VERSION },
    "/api/business/nameDetail": { ...first, ...order },
    "/api/business/search": { orders: [summary, summary, summary] },
  };
  const envelope = (answer: unknown) => JSON.stringify({ code: 0, message: "ok", data: answer });
  return {
    answers: Object.fromEntries(Object.entries(data).map(([path, answer]) => [path, envelope(answer)])),
    pages: [
      { name: "/", path: "/" },
      { name: "/naming-result/:sn", path: `/naming-result/${SN}` },
      { name: "/naming-result/:sn whole=1", path: `/naming-result/${SN}?whole=1` },
      { name: "/naming-detail", path: `/naming-detail?sn=${SN}&name=${encodeURIComponent(first.given)}` },
      { name: "/search-order-history", path: "/search-order-history" },
      { name: "/guide", path: "/guide" },
      { name: "/guide, an article", path: "/guide?a=method" },
    ],
  };
}

/** Handlers of what is the same for everyone read the configuration only. */
const configuration = {
  OPERATOR: "示例科技有限公司",
  ICP: "京ICP备00000000号",
  POLICE: "",
  PHONE: "400-000-0000",
  HOURS: "每天 9:00–18:00",
};

async function call<P, D>(handler: (params: P, visit: never) => Promise<D>, params: P): Promise<D> {
  return handler(params, { env: configuration } as never);
}
