import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { start } from "./commands.ts";

/** The parts of the tests, by what they need: nothing, the origin, the site, a browser. */
export const SUITES = ["unit", "origin", "site", "browser"] as const;
/** Beside them, what draws every screen: no test, but run as one. */
type Suite = (typeof SUITES)[number] | "gallery";

/** What came of a suite: how many tests passed, which failed (or which files could not even be read), and its time. */
export interface Outcome {
  readonly passed: number;
  readonly failed: readonly string[];
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
  const { passed, failed } = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  // A run that stopped before its tests (a Worker that can't be bundled, say) is no clean one.
  const stopped = code !== 0 && failed.length === 0 ? [`${suite}: ended with ${code}`] : [];
  return { passed, failed: [...failed, ...stopped], ms: performance.now() - began };
}

/** The last lines of a run: each test that failed, for a long log is often read by its end, then the count. */
export function sayOutcomes(outcomes: readonly Outcome[]): { passed: number; failed: number } {
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const passed = outcomes.reduce((all, outcome) => all + outcome.passed, 0);
  for (const one of failed) console.log(`FAILED ${one}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  return { passed, failed: failed.length };
}

interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

function readReport(file: string): { passed: number; failed: string[] } {
  try {
    const report: Report = JSON.parse(readFileSync(file, "utf8"));
    const failed = report.testResults
      .filter(({ status }) => status === "failed")
      .flatMap(({ name, message, assertionResults }) => {
        const path = relative(process.cwd(), name);
        const red = assertionResults.filter(({ status }) => status === "failed");
        if (red.length === 0) return [`${path}: ${firstLine(message)}`];
        return red.map((one) => `${path} > ${one.fullName}: ${firstLine(one.failureMessages[0])}`);
      });
    return { passed: report.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: ["no report was written"] };
  }
}

function firstLine(message = ""): string {
  return message.split("\n", 1)[0] ?? "";
}
