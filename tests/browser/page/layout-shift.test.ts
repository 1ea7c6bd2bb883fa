import { beforeAll, describe, expect, test } from "vitest";
import { type RealAnswers, realAnswers } from "#tests/kit/answers/real-answers.ts";
import { openColdHouse } from "#tests/kit/browser/browser.ts";
import { PAID_RES, paidResult } from "#tests/kit/money/pay-samples.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { answerAsReal } from "#tests/kit/screens/all-screens.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { FREE, KEPT, SOUGHT } from "#tests/kit/upstream/upstream-moods.ts";

let real: RealAnswers;
beforeAll(async () => {
  real = await realAnswers();
});

/** Answers with this data, but late. */
const late =
  (data: unknown, ms: number): ReturnType<typeof that.answersWith> =>
  async (request, response) => {
    await new Promise((done) => setTimeout(done, ms));
    await that.answersWith(data)(request, response);
  };

/** Runs in the page: notes each shift, and when the page's first part, all but what comes late, had arrived. */
function watchShifts(): void {
  const shifts: LayoutShift[] = [];
  const watch = { shifts, wholeAt: Number.POSITIVE_INFINITY };
  Reflect.set(window, "watch", watch);
  const footer = new MutationObserver(() => {
    if (document.querySelector("footer p:last-child") === null) return;
    footer.disconnect();
    // The frame after it lays out the whole of it for the first time.
    requestAnimationFrame(() => requestAnimationFrame(() => (watch.wholeAt = performance.now())));
  });
  footer.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(entry as LayoutShift);
  }).observe({ type: "layout-shift", buffered: true });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null }[];
}

/** Runs in the page: what moved while its first part arrived, summed up, and what moved after that. */
function readShifts(): { arriving: number; settled: string[] } {
  const { shifts, wholeAt }: { shifts: LayoutShift[]; wholeAt: number } = Reflect.get(window, "watch");
  const settled: string[] = wholeAt === Number.POSITIVE_INFINITY ? ["the footer was never seen"] : [];
  let arriving = 0;
  for (const { startTime, value, sources } of shifts) {
    const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "?");
    if (startTime < wholeAt) arriving += value;
    // Less than half a thousandth is a digit that changes its width, not a page that moves.
    else if (value >= 0.0005) settled.push(`${value}: ${moved.join(" | ")}`);
  }
  return { arriving, settled };
}

/** Later than the head of a page, and well within its patience on a busy machine. */
const LATE_MS = 300;

/** What the upstream answers besides, by its calls. */
type Answers = (real: RealAnswers) => Readonly<Record<string, unknown>>;

const pages: [what: string, path: (real: RealAnswers) => string, answers?: Answers][] = [
  ["home", () => "/"],
  ["home, at its prices", () => "/#price"],
  ["home, at its comments", () => "/#comments"],
  ["the free result", ({ sn }) => `/naming-result/${sn}`],
  ["the free result, at what payment adds", ({ sn }) => `/naming-result/${sn}#locked`],
  [
    "the paid report",
    ({ sn }) => `/naming-result/${sn}`,
    ({ free, paid }) => ({ [FREE]: { ...free, status: "delivered" }, [SOUGHT]: paid.report }),
  ],
  ["a score", ({ score }) => `/name-measurement-result/${score.sn}`],
  ["the checkout", ({ sn }) => `/pay-new/seek?sn=${sn}`, () => ({ [PAID_RES]: paidResult() })],
];

describe.each([
  ["a phone", 375, 812],
  ["a desk", 1280, 900],
] as const)("on %s", (_what, width, height) => {
  test.each(pages)(
    "%s moves by nothing while its late parts come",
    async (_what, path, answers = () => ({})) => {
      const { phone, upstream } = await openColdHouse();
      answerAsReal(upstream, real, false);
      for (const [call, data] of Object.entries(answers(real))) upstream.behave(that.answersWith(data), call);
      upstream.behave(late(real.siteInfo, LATE_MS), KEPT[0]);
      upstream.behave(late({ items: [] }, LATE_MS), KEPT[1]);
      upstream.behave(late({ ...real.content, comments: { items: [], counts: {} } }, LATE_MS), KEPT[2]);
      const { page, open } = await phone({ width, height, userAgent: phones.iPhone });
      await page.addInitScript(watchShifts);
      expect(await open(path(real))).toBe(200);
      await page.getByText(/9\.9/).first().waitFor({ state: "attached" });
      // What is waited for may stand in the first packet already: the late parts come after it all the same.
      await page.waitForTimeout(2 * LATE_MS);
      const { arriving, settled } = await page.evaluate(readShifts);
      expect(settled).toEqual([]);
      // Painted between two packets, a row is as wide as what has come of it. A tenth counts as good.
      expect(arriving).toBeLessThan(0.005);
    },
  );
});
