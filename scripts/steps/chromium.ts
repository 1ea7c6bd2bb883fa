import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./commands.ts";
import { Trouble } from "./tell.ts";

/** Chromium without the windows around its pages: they cost more than half of a test's work. */
const SHELL = "chromium-headless-shell";
const NAMES = [
  SHELL,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser for the tests: CHROMIUM, or one that is installed; undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== "") return isProgram(named) ? named : undefined;
  return findInstalled(NAMES);
}

function findInstalled(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/snap/bin"];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...APPLICATIONS].find(isProgram);
}

/** A Chromium with its windows where there is one, or CHROMIUM: the shell keeps no page for going back, as phones do. */
export async function ensureWholeChromium(): Promise<string> {
  const any = await ensureChromium();
  return process.env.CHROMIUM ? any : (findInstalled(NAMES.filter((name) => name !== SHELL)) ?? any);
}

/**
 * Finds Chromium, or installs Debian's with fonts for Chinese where this user may; throws Trouble with what to do. The
 * shell is put beside a Chromium of Debian's only by root, who runs in a container more often than at home.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found === undefined && process.env.CHROMIUM) {
    throw new Trouble(
      `CHROMIUM=${process.env.CHROMIUM} is no program: set it to a Chromium or Chrome, or leave it out.`,
    );
  }
  const wantsShell = found === undefined || (found === "/usr/bin/chromium" && process.getuid?.() === 0);
  const fonts = hasChineseFonts() ? [] : ["fonts-noto-cjk"];
  if (found !== undefined && fonts.length === 0 && !(wantsShell && offersShell())) return found;
  const command = aptGet();
  if (command === undefined) {
    // Without such fonts the pages' measures are still true; only pictures show boxes.
    if (found !== undefined) return found;
    throw new Trouble(noBrowser("Install Chromium or Chrome"));
  }
  try {
    await install(command, found, wantsShell, fonts);
  } catch (error) {
    if (found !== undefined) return found;
    const why = error instanceof Error ? (error.message.trim().split("\n").at(-1) ?? "") : "";
    throw new Trouble(
      noBrowser(`apt-get could not install a browser or its fonts (${why}); install Chromium yourself`),
    );
  }
  const installed = findChromium();
  if (installed === undefined)
    throw new Trouble(noBrowser("apt-get brought none; install Chromium or Chrome"));
  return installed;
}

/** Installs these fonts, and a browser where none was found: the shell, where it is wanted and there is one. */
async function install(
  [program = "", ...args]: string[],
  found: string | undefined,
  wantsShell: boolean,
  fonts: readonly string[],
): Promise<void> {
  if (found === undefined || fonts.length > 0)
    await run(program, [...args, "update", "-q"], "apt-get update");
  const browser = wantsShell && offersShell() ? [SHELL] : found === undefined ? ["chromium"] : [];
  const options = ["-y", "-q", "--no-remove", "--no-install-recommends"];
  await run(program, [...args, "install", ...options, ...fonts, ...browser], "apt-get install");
}

const noBrowser = (what: string) =>
  `No browser for the tests. ${what}, or set CHROMIUM to its path, and run npm test again.`;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Does Debian have the shell, as far as this machine knows? */
function offersShell(): boolean {
  try {
    return execFileSync("apt-cache", ["show", SHELL], { encoding: "utf8", stdio: "pipe" }) !== "";
  } catch {
    return false;
  }
}

/** Is there a font with Chinese characters? Where nobody can tell (no fontconfig), yes. */
function hasChineseFonts(): boolean {
  if (process.platform !== "linux") return true;
  try {
    return execFileSync("fc-list", [":lang=zh", "family"], { encoding: "utf8", stdio: "pipe" }).trim() !== "";
  } catch {
    return findChromium() !== undefined;
  }
}

/** apt-get as this user may run it (root, or sudo without a password); undefined where it may not. */
function aptGet(): string[] | undefined {
  if (!["/usr/bin/apt-get", "/bin/apt-get"].some(isProgram)) return undefined;
  const quietly = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  if (process.getuid?.() === 0) return quietly;
  try {
    execFileSync("sudo", ["-n", "true"], { stdio: "ignore" });
    return ["sudo", "-n", ...quietly];
  } catch {
    return undefined;
  }
}
