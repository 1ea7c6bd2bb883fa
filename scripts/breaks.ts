import { allBreaks, pickBreaks } from "./breaks/all-breaks.ts";
import { type Break, PROJECTS, staleness } from "./breaks/break.ts";
import { makeScratch } from "./breaks/scratch.ts";
import { type Outcome, type Part, runPart } from "./breaks/suite.ts";
import { ensureChromium } from "./steps/chromium.ts";
import { main, Trouble } from "./steps/tell.ts";

type Run = (part: Part) => Promise<Outcome>;

const AREA_WIDTH = Math.max(...allBreaks.map(({ area }) => area.length));
const NAME_WIDTH = Math.max(...allBreaks.map(({ name }) => name.length));

/**
 * `npm run breaks [-- NAME… AREA…]`: makes deliberate faults one by one in a copy of the project, runs the part of the
 * suite that should see each, and prints whether it did. Exit code 1 where one was not caught.
 */
await main(async () => {
  const chosen = pickBreaks(process.argv.slice(2));
  const stale = allBreaks.flatMap((row) => staleness(row) ?? []);
  if (stale.length > 0) throw new Trouble(stale.join("\n"));
  const needsBrowser = chosen.some(({ project }) => project === "browser");
  const env = needsBrowser ? { CHROMIUM: await ensureChromium() } : {};
  // Heard from the first moment: whoever stops it while the copy is made must not leave the copy behind.
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stop.abort());
  const scratch = makeScratch();
  try {
    const run = runnerIn(scratch.folder, env, stop.signal);
    for (const part of partsOf(chosen)) await mustBeGreen(part, run);
    let caught = 0;
    for (const row of chosen) if (await isCaught(row, run, scratch.spoil)) caught++;
    console.log(`caught ${caught} of ${chosen.length}`);
    return caught === chosen.length ? 0 : 1;
  } finally {
    scratch.remove();
  }
});

/** Runs parts in the copy; throws Trouble once it is stopped, which ends the test that runs. */
function runnerIn(cwd: string, env: NodeJS.ProcessEnv, signal: AbortSignal): Run {
  return async (part) => {
    try {
      return await runPart(part, { cwd, env, signal });
    } catch (error) {
      throw signal.aborted ? new Trouble("Stopped; nothing is left of it.") : error;
    }
  };
}

/** What rows ask for, each once: of one project together, but for rows that ask for tests by name. */
function partsOf(rows: readonly Break[]): Part[] {
  return PROJECTS.flatMap((project) => {
    const ofProject = rows.filter((row) => row.project === project);
    return [...new Set(ofProject.map(({ only }) => only))].map((only) => {
      const tests = ofProject.filter((row) => row.only === only).flatMap((row) => row.tests);
      return { project, only, tests: [...new Set(tests)] };
    });
  });
}

/** A suite that fails by itself says nothing of faults. */
async function mustBeGreen(part: Part, run: Run): Promise<void> {
  const { outcome, seconds } = await timed(part, run);
  const what = `${part.project}${part.only === undefined ? "" : ` «${part.only}»`} without a fault`;
  if (outcome.kind === "red") throw new Trouble(`${what}: ${outcome.test}\n${outcome.said}`);
  if (outcome.kind === "broken") throw new Trouble(`${what}: ${outcome.said}`);
  console.log(`${what}: ${outcome.passed} passed, ${seconds} s`);
}

/** Makes one fault, asks the suite, prints what it said. */
async function isCaught(row: Break, run: Run, spoil: (row: Break) => () => void): Promise<boolean> {
  const mend = spoil(row);
  const { outcome, seconds } = await timed(row, run).finally(mend);
  const verdict = { red: "caught", green: "MISSED", broken: "broken" }[outcome.kind];
  const cells = [
    verdict,
    row.area.padEnd(AREA_WIDTH),
    row.name.padEnd(NAME_WIDTH),
    `${seconds.padStart(5)} s`,
  ];
  console.log([...cells, said(outcome)].join("  "));
  return outcome.kind === "red";
}

async function timed(part: Part, run: Run): Promise<{ outcome: Outcome; seconds: string }> {
  const began = performance.now();
  const outcome = await run(part);
  return { outcome, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}

function said(outcome: Outcome): string {
  if (outcome.kind === "red") return outcome.test;
  return outcome.kind === "green" ? `${outcome.passed} tests passed` : outcome.said;
}
