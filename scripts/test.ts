import { runChecks } from "./steps/checks.ts";
import { ensureChromium } from "./steps/chromium.ts";
import { type Outcome, runSuite, SUITES, sayOutcomes } from "./steps/suite.ts";
import { main } from "./steps/tell.ts";

/** `npm test`: a browser, the checks, then every test; the last lines are the minutes by part and the count. */
await main(async () => {
  const began = performance.now();
  console.log(`Browser: ${await ensureChromium()}`);
  const checked = await runChecks();
  const minutes = new Map<string, number>();
  for (const { job, ms } of checked) minutes.set(job.part, (minutes.get(job.part) ?? 0) + ms);
  const outcomes: Outcome[] = [];
  for (const suite of SUITES) {
    console.log(`Tests: ${suite}`);
    const outcome = await runSuite(suite, ["--passWithNoTests", ...process.argv.slice(2)]);
    outcomes.push(outcome);
    minutes.set(suite, outcome.ms);
  }
  const failedChecks = checked.filter(({ ok }) => !ok).length;
  if (failedChecks > 0) console.log(`${failedChecks} of ${checked.length} checks failed; see above.`);
  console.log(
    `Minutes: ${[...minutes].map(([part, ms]) => `${part} ${inMinutes(ms)}`).join(", ")} (checks and build side by side)`,
  );
  console.log(`Wall: ${inMinutes(performance.now() - began)} minutes`);
  const { passed, failed } = sayOutcomes(outcomes);
  return failedChecks + failed === 0 && passed > 0 ? 0 : 1;
});

// A declaration, for main above runs before a constant down here would have its value.
function inMinutes(ms: number): string {
  return (ms / 60_000).toFixed(1);
}
