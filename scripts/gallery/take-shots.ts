import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { run } from "#scripts/steps/commands.ts";
import { Trouble } from "#scripts/steps/tell.ts";
import type { Still } from "./index-pages.ts";
import { SHOT_LOOKS, SHOTS, type ShotLook } from "./shots.ts";

/** What a phone's browser calls itself. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

/** Height of a screenful, px: a phone's, and a monitor's. */
const SCREENFUL = { phone: 812, wide: 900 };
/** Height of a picture, at most, px: readers see what is longer only shrunk. */
const MOST = 1600;
/** Pictures of one screen below its first screenful, at most. */
const PARTS = 3;
/** Dots an inch of a sheet: an A4 page is 827 × 1169. */
const SHEET_DPI = 100;
/** What a browser leaves white around a sheet whose page says nothing. */
const MARGIN = "10mm";

/** A screen in one look, before its pictures are taken. */
interface Shot {
  what: string;
  look: ShotLook;
  /** It is seen in this look only. */
  isAlone: boolean;
  /** Address of what was drawn. */
  page: string;
  /** Path of its pictures, without what tells the parts apart. */
  file: string;
}

/** One picture: its path, and what it shows of the screen. */
type Picture = readonly [path: string, part: string];

/**
 * Takes the pictures for readers (`SHOTS`) of what was drawn, with `index.txt` beside them: file, screen, look, which
 * part. Of a screen that is seen in several looks, the first screenful is taken sharp in plain, as the phone shows it,
 * and what is below in parts; of all others the top.
 */
export async function takeShots(
  stills: readonly Still[],
  folder: string,
  into: string,
  executablePath: string,
): Promise<void> {
  mkdirSync(into, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const lines: string[] = [];
  for (const shot of shotsOf(stills, folder, into)) {
    const pictures = await (shot.look === "paper" ? printed : pictured)(shot, browser);
    for (const [path, part] of pictures)
      lines.push([basename(path), shot.what, SHOT_LOOKS[shot.look].title, part].join("\t"));
  }
  await browser.close();
  writeFileSync(join(into, "index.txt"), `${lines.join("\n")}\n`);
  console.log(`${lines.length} pictures: ${join(into, "index.txt")}`);
}

function shotsOf(stills: readonly Still[], folder: string, into: string): Shot[] {
  return Object.entries(SHOTS).flatMap(([what, more], at) => {
    const still = stills.find((one) => one.what === what);
    if (still === undefined) console.log(`not drawn: ${what}`);
    const name = `${String(at + 1).padStart(3, "0")}-${slugOf(what)}`;
    return (["plain", ...more] as const).flatMap((look) => {
      if (still === undefined) return [];
      const drawn = `${still.file}.${SHOT_LOOKS[look].file}.html`;
      const page = pathToFileURL(resolve(folder, drawn)).href;
      return { what, look, isAlone: more.length === 0, page, file: join(into, `${name}.${look}`) };
    });
  });
}

const slugOf = (what: string): string =>
  what
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 48);

/** Pictures of a screen, from top to bottom. */
async function pictured({ page: address, look, isAlone, file }: Shot, browser: Browser): Promise<Picture[]> {
  const { width } = SHOT_LOOKS[look];
  const isPhone = width < 768;
  const height = isPhone ? SCREENFUL.phone : SCREENFUL.wide;
  const page = await browser.newPage({
    viewport: { width, height },
    ...(isPhone && { userAgent: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
  });
  await page.goto(address);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const isTop = isAlone || look !== "plain";
  const cuts = isTop ? [[0, Math.min(whole, MOST)] as const] : cutsOf(whole, height);
  const pictures: Picture[] = [];
  for (const [from, to] of cuts) {
    const path = `${file}.${pictures.length + 1}.png`;
    const clip = { x: 0, y: from, width, height: to - from };
    const isSharp = to <= height && !isTop;
    // What moves is pictured as it comes to rest.
    const still = { path, animations: "disabled" } as const;
    await page.screenshot(isSharp ? still : { ...still, clip, fullPage: true, scale: "css" });
    pictures.push([path, `${from} to ${to} px of ${whole}`]);
  }
  await page.close();
  return pictures;
}

/** A screenful, and what is below it in parts. */
function cutsOf(whole: number, screenful: number): (readonly [from: number, to: number])[] {
  const below = Math.min(PARTS, Math.ceil(Math.max(whole - screenful, 0) / MOST));
  return [
    [0, Math.min(whole, screenful)],
    ...Array.from({ length: below }, (_, at) => {
      const from = screenful + at * MOST;
      return [from, Math.min(whole, from + MOST)] as const;
    }),
  ];
}

/** The sheets that a browser prints of a screen. */
async function printed({ page: address, file }: Shot, browser: Browser): Promise<Picture[]> {
  const page = await browser.newPage();
  const folder = mkdtempSync(join(tmpdir(), "luopan-sheets-"));
  const paper = join(folder, "paper.pdf");
  await page.goto(address);
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  await page.pdf({ path: paper, format: "A4", preferCSSPageSize: true, margin });
  await page.close();
  const cut = ["-png", "-r", String(SHEET_DPI), paper, join(folder, "sheet")];
  await run("pdftoppm", cut, "pdftoppm").catch((error: Error) => {
    throw new Trouble(`Sheets are pictured by pdftoppm (Debian: poppler-utils): ${error.message}`);
  });
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".png"));
  const pictures = sheets.sort().map((name, at, { length }): Picture => {
    const path = `${file}.${at + 1}.png`;
    copyFileSync(join(folder, name), path);
    return [path, `sheet ${at + 1} of ${length}`];
  });
  rmSync(folder, { recursive: true });
  return pictures;
}
