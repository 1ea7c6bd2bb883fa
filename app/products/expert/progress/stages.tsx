import { dayTextOf } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { tiedDays } from "#app/kit/prose/dotted.ts";
import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import type { ExpertEntry, RgOrder } from "#functions/contract/products/expert.ts";

interface Stop {
  stage: ExpertStage;
  label: string;
  /** When the order reached this stage; undefined where it did not. */
  at: (order: RgOrder) => string | null | undefined;
}

const whenStage = (stage: ExpertStage) => (order: RgOrder) =>
  order.entries.find((entry) => entry.stage === stage && !entry.late)?.at;
const firstOf =
  (kind: ExpertEntry["kind"]) =>
  ({ entries }: RgOrder) =>
    entries.find((entry) => entry.kind === kind)?.at;

/** The stages in their order: 已付款 → 资料齐 → 起名中 → 初稿 → 修改 → 定稿. */
const STOPS: readonly Stop[] = [
  { stage: "paid", label: "已付款", at: ({ paidAt }) => paidAt },
  { stage: "briefed", label: "资料齐", at: whenStage("briefed") },
  { stage: "writing", label: "起名中", at: whenStage("writing") },
  { stage: "draft", label: "初稿", at: firstOf("manuscript") },
  { stage: "revising", label: "修改", at: firstOf("revise") },
  { stage: "final", label: "定稿", at: firstOf("approve") },
];

/** By when a stage is reached, where that was promised; "" where nobody can say. */
function awaitedAt({ dueAt, late, stage, revisionsLeft }: RgOrder, of: ExpertStage): string {
  const isWritten = stage === "briefed" || stage === "writing";
  if (of === "revising" && (isWritten || stage === "draft")) return `可改 ${revisionsLeft} 次`;
  const isNext = of === "draft" && isWritten;
  return isNext && dueAt !== null
    ? late
      ? `原定 ${dayTextOf(dueAt)}，已逾期`
      : `最晚 ${dayTextOf(dueAt)}`
    : "";
}

/** The stages of the work in a row (时间线), and which one it has reached. */
export function Stages({ order }: { order: RgOrder }) {
  const reached = STOPS.findIndex(({ stage }) => stage === order.stage);
  return (
    <ol className="stages" aria-label="进度">
      {STOPS.map(({ stage, label, at }, place) => {
        const when = at(order) ?? null;
        const awaited = when === null ? awaitedAt(order, stage) : "";
        const isNow = place === reached;
        const isDone = place < reached || (order.stage === "cancelled" && when !== null);
        return (
          <li
            key={stage}
            className={isNow && stage !== "final" ? "now" : isNow || isDone ? "done" : undefined}
            aria-current={isNow ? "step" : undefined}
          >
            <b>{label}</b>
            <span className={awaited.endsWith("已逾期") ? "late" : undefined}>
              {when === null ? isDone ? "没有用到" : <Clauses text={tiedDays(awaited)} /> : dayTextOf(when)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
