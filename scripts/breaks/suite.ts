import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { start } from "../steps/commands.ts";
import type { Project } from "./break.ts";

/** A part of the suite: files or folders of one project, and the names of tests in them. */
export interface Part {
  project: Project;
  tests: readonly string[];
  only?: string | undefined;
}

/**
 * What came of it. `broken`: no test has said that something is wrong, for something could not be built or read, or the
 * machine was too slow.
 */
export type Outcome =
  | { kind: "green"; passed: number }
  | { kind: "red"; test: string; said: string }
  | { kind: "broken"; said: string };

const Test = v.object({ status: v.string(), fullName: v.string(), failureMessages: v.array(v.string()) });
const Report = v.object({
  numPassedTests: v.number(),
  testResults: v.array(v.object({ assertionResults: v.array(Test) })),
});

/** What vitest says of a test that took too long. */
const TOO_SLOW = /^(\w+: )?(Test|Hook) timed out in/;
/** Milliseconds of a test: slowness proves nothing here, so that a busy machine may take its time. */
const PATIENCE_MS = 240_000;
/** Characters of what a broken run has printed. */
const SAID_LENGTH = 1500;

/** Runs a part in a folder, up to its first test that fails; rejects where it is stopped. */
export async function runPart(
  { project, tests, only }: Part,
  options: { cwd: string; env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<Outcome> {
  const place = mkdtempSync(join(tmpdir(), "luopan-report-"));
  const report = join(place, "report.json");
  const wanted = ["--project", project, ...tests, ...(only === undefined ? [] : ["-t", only])];
  const bounds = ["--bail", "1", "--testTimeout", String(PATIENCE_MS)];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const child = start("vitest", ["run", ...wanted, ...bounds, ...reporters], { ...options, output: "pipe" });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      said += chunk;
    });
  }
  const code = await new Promise<number>((done, fail) => {
    child.on("error", fail);
    child.on("exit", (exit) => done(exit ?? 1));
  });
  try {
    return outcomeOf(code, readFileSync(report, "utf8"), said.trim().slice(-SAID_LENGTH));
  } catch {
    return { kind: "broken", said: said.trim().slice(-SAID_LENGTH) };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function outcomeOf(code: number, json: string, said: string): Outcome {
  const { numPassedTests: passed, testResults } = v.parse(Report, JSON.parse(json));
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ fullName: test, failureMessages: [why = ""] }) => ({ test, said: why.slice(0, SAID_LENGTH) }));
  const wrong = failed.find((one) => !TOO_SLOW.test(one.said));
  if (wrong !== undefined) return { kind: "red", ...wrong };
  if (failed.length > 0) return { kind: "broken", said: `too slow: ${failed[0]?.test}` };
  if (code !== 0) return { kind: "broken", said };
  return passed === 0 ? { kind: "broken", said: "no test of that name" } : { kind: "green", passed };
}
