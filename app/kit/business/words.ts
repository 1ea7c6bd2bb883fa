import { HOME_PATHS } from "#app/kit/paths/home-paths.ts";
import type { AskedBusiness } from "#functions/contract/products/business.ts";

/** The address that shows and takes the business form. */
export const BUSINESS_PATH = HOME_PATHS.business;

/** Where a name is used (用在哪里). */
export const USAGE_WORDS: Readonly<Record<AskedBusiness["usage"], string>> = {
  company: "注册公司",
  shop: "个体店铺",
  brand: "品牌或产品",
};

/** Forms of organisation (组织形式). */
export const FORM_WORDS: Readonly<Record<AskedBusiness["form"], string>> = {
  limited: "有限公司",
  sole: "个体工商户",
  partnership: "合伙企业",
  undecided: "还没定",
};

/** What the service is called on receipts and lists. */
export const BUSINESS_TITLE = "公司店铺起名";

/** What the service that scores a business name is called on receipts and lists. */
export const BUSINESS_SCORE_TITLE = "公司店铺测名";

/** 社区面包店的 3 个名字; to a reader, who is not told of the trade, 公司店铺的 3 个名字. */
export const signsTitle = (asked: Pick<AskedBusiness, "trade"> | null, count: number): string =>
  `${asked?.trade ?? "公司店铺"}的 ${count} 个名字`;
