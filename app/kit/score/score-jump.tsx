import type { Heading } from "#app/kit/name/contents.tsx";
import { showsLocked } from "#app/kit/order/on-sale.ts";
import { Jump } from "#app/kit/result/jump.tsx";
import type { FreeScore } from "#functions/contract/products/score.ts";

interface ScoreJumpProps {
  score: Pick<FreeScore, "locked" | "status">;
  /** What payment adds is on the page. */
  isPaid: boolean;
  /** The sections that any report has. */
  free: readonly Heading[];
}

/** The way to the sections of a score report on a phone: its own, and what payment adds or has added. */
export function ScoreJump({ score, isPaid, free }: ScoreJumpProps) {
  const offered: readonly Heading[] = showsLocked(score) ? [["locked", "付费内容"]] : [];
  return <Jump to={[...free, ...(isPaid ? [["receipt", "收据"] as const] : offered)]} />;
}
