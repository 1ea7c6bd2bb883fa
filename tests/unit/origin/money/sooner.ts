import { onTestFinished, vi } from "vitest";

const FASTER = 100;

/** Makes the deadlines of a test's requests come a hundred times sooner; how long each was meant to be, milliseconds. */
export function soonerDeadlines(): readonly number[] {
  const meant: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const sooner = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    meant.push(ms);
    return timeout(ms / FASTER);
  });
  onTestFinished(() => sooner.mockRestore());
  return meant;
}
