import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checks, runChecks } from "./steps/checks.ts";
import { ensureChromium } from "./steps/chromium.ts";
import { start } from "./steps/commands.ts";
import { main } from "./steps/tell.ts";

/** `npm test`: a browser, the checks, then every test; the last line is the count. Arguments go to vitest. */
await main(async () => {
  const chromium = await ensureChromium();
  console.log(`Browser: ${chromium}`);
  const failedChecks = await runChecks(checks);
  console.log("Tests:");
  const { code, passed, failed } = await runTests(chromium, process.argv.slice(2));
  if (failedChecks > 0) console.log(`${failedChecks} of ${checks.length} checks failed; see above.`);
  console.log(`${passed} passed, ${failed} failed`);
  return failedChecks === 0 && failed === 0 ? code : 1;
});

interface Outcome {
  code: number;
  passed: number;
  /** Tests that failed, and files that could not even be read. */
  failed: number;
}

async function runTests(chromium: string, filters: readonly string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "luopan-tests-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const child = start("vitest", ["run", ...reporters, ...filters], { env: { CHROMIUM: chromium } });
  const code = await new Promise<number>((done, fail) => {
    child.on("error", fail);
    child.on("exit", (exit) => done(exit ?? 1));
  });
  try {
    const { passed, failed } = countsIn(readFileSync(report, "utf8"));
    // A run that stopped before its tests (a Worker that can't be bundled, say) is no clean one.
    return { code, passed, failed: code === 0 ? failed : Math.max(1, failed) };
  } catch {
    return { code: code === 0 ? 1 : code, passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

function countsIn(json: string): { passed: number; failed: number } {
  const report: Report = JSON.parse(json);
  const unread = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unread.length };
}
