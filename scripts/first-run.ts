import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { fillQuickly, submit } from "#tests/kit/browser/browser-form.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { ensureChromium } from "./steps/chromium.ts";
import { run } from "./steps/commands.ts";
import { main, Trouble } from "./steps/tell.ts";

/** Seconds that a newcomer may wait, from the clone to a report that is paid for, where npm has the packages already. */
const MOST_S = 120;
const PORT = Number(process.env.PORT ?? 8797);

/** `npm run first-run`: a fresh clone of what is committed, installed, started, and a report paid for in its sandbox. */
await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), "luopan-first-run-"));
  const began = performance.now();
  let site: ChildProcess | undefined;
  try {
    await timed("git clone", () =>
      run("git", ["clone", "--quiet", "--depth", "1", `file://${process.cwd()}`, folder], "The clone"),
    );
    await timed("npm ci", () => inClone(folder, ["ci", "--prefer-offline", "--no-audit", "--no-fund"]));
    site = await timed("npm start, until it is up", () => startIn(folder));
    await timed("a report, paid for", payForReport);
    const seconds = (performance.now() - began) / 1000;
    console.log(`${seconds.toFixed(1)} s in all; at most ${MOST_S} s`);
    return seconds <= MOST_S ? 0 : 1;
  } finally {
    await end(site);
    rmSync(folder, { recursive: true, force: true });
  }
});

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const came = await work();
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return came;
}

/** npm as a newcomer's shell would start it: without what this project's own npm has put into the environment. */
function npmIn(folder: string, args: readonly string[]): ChildProcess {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("npm_"));
  const env = { ...Object.fromEntries(own), PORT: String(PORT) };
  return spawn("npm", args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
}

async function inClone(folder: string, args: readonly string[]): Promise<void> {
  const child = npmIn(folder, args);
  const said: string[] = [];
  child.stdout?.on("data", (chunk) => said.push(String(chunk)));
  child.stderr?.on("data", (chunk) => said.push(String(chunk)));
  const code = await new Promise((done) => child.on("exit", done));
  if (code !== 0) throw new Trouble(`npm ${args[0]} failed:\n${said.join("")}`);
}

function startIn(folder: string): Promise<ChildProcess> {
  const child = npmIn(folder, ["start"]);
  return new Promise((done, fail) => {
    let said = "";
    const hear = (chunk: unknown) => {
      said += String(chunk);
      if (said.includes("Luopan is up")) done(child);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.on("exit", () => fail(new Trouble(`npm start ended:\n${said}`)));
  });
}

/** Ends what was started, and all that it started. */
async function end(site: ChildProcess | undefined): Promise<void> {
  if (site?.pid === undefined || site.exitCode !== null) return;
  const ended = new Promise((done) => site.on("exit", done));
  process.kill(-site.pid, "SIGINT");
  await ended;
}

/** As a parent does it, on a phone without scripts: the form, three names, the checkout, the cashier, the whole report. */
async function payForReport(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ userAgent: phones.iPhone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`http://localhost:${PORT}/`);
    await fillQuickly(page);
    await submit(page);
    await page.locator('a[href*="/pay-new/seek"]').first().click();
    await page.locator("#agree").check();
    await page.locator("button[name=channel][value=alipay-wap]").click();
    await page.waitForURL((url) => url.port === String(PORT + 1));
    await page.getByRole("button", { name: "付款" }).click();
    await expectReport(page);
  } finally {
    await browser.close();
  }
}

async function expectReport(page: Page): Promise<void> {
  await page.waitForURL(/\/naming-result\//);
  const title = await page.locator("h1").textContent();
  if (title !== "林宝宝的名册") throw new Trouble(`The report is called ${title}.`);
}
