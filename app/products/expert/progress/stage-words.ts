import { dateText, dayTextOf } from "#app/kit/page/time-text.ts";
import { dotted } from "#app/kit/prose/dotted.ts";
import { answerBy } from "#functions/contract/orders/asked.ts";
import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import type { ExpertEntry, RgOrder } from "#functions/contract/products/expert.ts";

/** What the newest manuscript is called (初稿、修改稿) as long as it is not final; `isNext`: the one to be handed over. */
export const draftTitle = (entries: readonly Pick<ExpertEntry, "manuscript">[], isNext = false): string =>
  entries.filter(({ manuscript }) => manuscript !== null).length + Number(isNext) > 1 ? "修改稿" : "初稿";

/** What a manuscript is headed (沈家 · 初稿), for its family and for whoever writes it. */
export function manuscriptTitle(
  { brief, entries, stage }: Pick<RgOrder, "brief" | "entries" | "stage">,
  isNext = false,
): string {
  const family = brief.said.surname ?? "";
  const written = stage === "final" ? "定稿" : draftTitle(entries, isNext);
  return dotted([...(family === "" ? [] : [`${family}家`]), written]);
}

/** Who wrote the newest manuscript and when it was handed in, and of which order it is (署名): the lines at its end, once it is not being changed. */
export function signedLines({ sn, writer, entries }: Pick<RgOrder, "sn" | "writer" | "entries">): string[] {
  const at = entries.findLast(({ manuscript }) => manuscript !== null)?.at;
  const parts = [writer === null ? "" : `${writer}起名`, at === undefined ? "" : dateText(at)];
  return [parts.filter((part) => part !== "").join("，"), `订单\u00a0${sn}`].filter((line) => line !== "");
}

/**
 * By when the family of late work is told a new day (新的交稿日): its job is on the desk from then on, and due there on the
 * same day; nothing once whoever writes has sent word, or that day is past too. `now` in ms.
 */
export function newDaySaid(
  entries: readonly Pick<ExpertEntry, "at" | "kind" | "late" | "who">[],
  now: number,
): string {
  const nth = entries.findLastIndex(({ late }) => late);
  const told = entries[nth]?.at;
  const isWrittenTo = entries.slice(nth).some(({ kind, who }) => who === "expert" && kind === "message");
  if (told === undefined || isWrittenTo || Date.parse(answerBy(told)) < now) return "";
  return `交稿的新日子还没定，最晚 ${dayTextOf(answerBy(told))}在这里告诉您。`;
}

/** What stays after a refund was refused, where no work goes on. */
const STAYS: Readonly<Partial<Record<ExpertStage, string>>> = {
  draft: "手稿等您确认",
  final: "定稿还在这里",
};

/** The answer to a refused request for a refund, as it stands above the reason. */
export const refusalSaid = (stage: ExpertStage): string =>
  `看过您的退款申请了，这次没有退，${STAYS[stage] ?? "起名照常进行"}。原因是：`;
