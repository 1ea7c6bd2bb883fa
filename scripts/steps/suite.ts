import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { start } from "./commands.ts";

/** The parts of the tests, by what they need: nothing, the origin, the site, a browser. */
export const SUITES = ["unit", "origin", "site", "browser"] as const;
/** Beside them, what draws every screen: no test, but run as one. */
type Suite = (typeof SUITES)[number] | "gallery";

/** What came of a suite: how many tests passed, how many tests failed or files could not even be read, and its time. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly ms: number;
}

/** Runs the tests of one part; arguments go to vitest. */
export async function runSuite(suite: Suite, args: readonly string[]): Promise<Outcome> {
  const began = performance.now();
  const chromium = suite === "browser" || suite === "gallery" ? { CHROMIUM: await ensureChromium() } : {};
  const folder = mkdtempSync(join(tmpdir(), "luopan-tests-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const child = start("vitest", ["run", "--project", suite, ...reporters, ...args], { env: chromium });
  const code = await new Promise<number>((done, fail) => {
    child.on("error", fail);
    child.on("exit", (exit) => done(exit ?? 1));
  });
  const { passed, failed } = countsIn(report);
  rmSync(folder, { recursive: true, force: true });
  // A run that stopped before its tests (a Worker that can't be bundled, say) is no clean one.
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), ms: performance.now() - began };
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

function countsIn(file: string): { passed: number; failed: number } {
  try {
    const report: Report = JSON.parse(readFileSync(file, "utf8"));
    const unread = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + unread.length };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
