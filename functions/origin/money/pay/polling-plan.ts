import { isoOf, MINUTE_MS } from "#functions/contract/values/time.ts";

/** Minutes after a payment was made at which the cron asks about it (查单计划). */
const WHILE_OPEN = [1, 3, 5, 10, 30];
/** Minutes between the questions about a closed payment, the first of which comes with the closing: after a
 * close that succeeded an old link may still be paid, and the notification of that may be lost. */
const AFTER_CLOSE = [10, 110, 1320];

/** When to ask about an open payment next, after `asked` steps: by the plan, and at its end. ISO 8601 UTC. */
export function nextAskWhileOpen(createdAt: string, expiresAt: string, asked: number): string {
  const step = WHILE_OPEN[asked];
  if (step === undefined) return expiresAt;
  const planned = isoOf(Date.parse(createdAt) + step * MINUTE_MS);
  return planned < expiresAt ? planned : expiresAt;
}

/** When to ask about a closed payment next, after `asked` steps; `now` in ms; null after the last step. */
export function nextAskAfterClose(now: number, asked: number): string | null {
  const gap = AFTER_CLOSE[asked];
  return gap === undefined ? null : isoOf(now + gap * MINUTE_MS);
}
