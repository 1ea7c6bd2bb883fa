import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Found } from "#app/kit/page/found/found.server.ts";
import { foundMeta } from "#app/kit/page/found/found-meta.ts";
import { product, webSite } from "#app/kit/page/found/things.ts";
import type { HomeTab } from "#app/kit/paths/home-paths.ts";
import { isPromise, type Later } from "#app/kit/prose/deferred.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";

const WORDS: Readonly<Record<HomeTab, { title: string; form: string; description: string }>> = {
  baby: {
    title: "给宝宝起个名字",
    form: "宝宝的基本情况",
    description:
      "先看 3 个完整的免费名字：八字五行、诗文出处、读音谐音和分数明细，一条一条写明依据。不用注册。",
  },
  business: {
    title: "给公司或店铺起名",
    form: "给公司或店铺起名",
    description:
      "先看 3 个完整的免费字号：完整名称、合规初查、与同行的近似和分数明细，一条一条写明依据。不用注册。",
  },
  score: {
    title: "给名字评个分",
    form: "给名字评个分",
    description:
      "看一个名字能不能登记、好不好读、有没有谐音，再看字义、出处和传统讲究，每一分都写明依据。不用注册。",
  },
  "business-score": {
    title: "给公司店铺名评个分",
    form: "给公司店铺名评个分",
    description:
      "看一个公司或店铺的名称合不合《企业名称登记管理规定》，好不好读、好不好记、和同行近不近，每一分都写明依据。不用注册。",
  },
};

/** What payment buys, by service: its row in the price table, and what it is called. */
const SOLD = {
  baby: ["baby", "宝宝起名报告"],
  business: ["business", "公司店铺起名报告"],
  score: ["score", "名字评分报告"],
  "business-score": ["businessScore", "店名评分报告"],
} as const satisfies Record<HomeTab, readonly [price: string, name: string]>;

interface HomeData {
  service: HomeTab;
  answers: boolean;
  found: Found;
  siteInfo: Later<SiteInfo>;
}

/** Title, description and address of the home page, by service; what it sells, where the price is at hand. */
export function homeMeta(data: HomeData | undefined): MetaDescriptor[] {
  const { title, form, description } = WORDS[data?.service ?? "baby"];
  if (data === undefined || data.answers)
    return foundMeta(undefined, { title: data === undefined ? title : `出错了：${form}`, description });
  const { found, siteInfo, service } = data;
  const [row, name] = SOLD[service];
  const price = siteInfo === null || isPromise(siteInfo) ? undefined : siteInfo.prices[row];
  const sold = price === undefined ? [] : [product(found, { name, description }, price)];
  return foundMeta(found, { title, description, things: [webSite(found), ...sold] });
}
