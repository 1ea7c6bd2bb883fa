import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import type { ExpertEntry } from "#functions/contract/products/expert.ts";

/** What the newest manuscript is called (初稿、修改稿) as long as it is not final. */
export const draftTitle = (entries: readonly Pick<ExpertEntry, "manuscript">[]): string =>
  entries.filter(({ manuscript }) => manuscript !== null).length > 1 ? "修改稿" : "初稿";

/** What stays after a refund was refused, where no work goes on. */
const STAYS: Readonly<Partial<Record<ExpertStage, string>>> = {
  draft: "手稿等您确认",
  final: "定稿一直在这里",
};

/** The answer to a refused request for a refund, as it stands above the reason. */
export const refusalSaid = (stage: ExpertStage): string =>
  `看过您的退款申请了，这次没有退，${STAYS[stage] ?? "起名照常进行"}。原因是：`;
