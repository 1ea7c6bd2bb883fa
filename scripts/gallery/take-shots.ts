import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { run } from "#scripts/steps/commands.ts";
import { Trouble } from "#scripts/steps/tell.ts";
import type { Still } from "./index-pages.ts";
import { PRINTED, SHOT_LOOKS, SHOTS, type ShotLook, SIDE_BY_SIDE } from "./shots.ts";

/** What a phone's browser calls itself. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

/** Height of a screenful, px: a phone's, and a monitor's. */
const SCREENFUL = { phone: 812, wide: 900 };
/** Height of a picture, at most, px: readers see what is longer only shrunk. */
const MOST = 1600;
/** Pictures of a screen in one look, or sheets of the looks side by side, at most. */
const PARTS = { plain: 7, beside: 2, wide: 1 };
/** White between the looks of a sheet, px. */
const GAP = 12;
/** Dots an inch of a sheet of paper: an A4 page is 827 × 1169. */
const SHEET_DPI = 100;
/** What a browser leaves white around a sheet whose page says nothing. */
const MARGIN = "10mm";

/** One picture: its path, and what it shows: in which look, which part. */
type Picture = readonly [path: string, look: string, part: string];

/** A screen before its pictures are taken: path of its pictures, without what tells them apart, and of what was drawn. */
interface Screen {
  what: string;
  file: string;
  addressIn: (look: ShotLook) => string;
}

/**
 * Takes the pictures for readers (`SHOTS`) of what was drawn, with `index.txt` beside them: file, screen, look, which
 * part. Each screen whole as a phone shows it, the looks beside it on sheets, its top on a monitor, and as it is printed.
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
  for (const [at, what] of SHOTS.entries()) {
    const still = stills.find((one) => one.what === what);
    if (still === undefined) {
      console.log(`not drawn: ${what}`);
      continue;
    }
    const screen: Screen = {
      what,
      file: join(into, `${String(at + 1).padStart(3, "0")}-${slugOf(what)}`),
      addressIn: (look) => pathToFileURL(resolve(folder, `${still.file}.${SHOT_LOOKS[look].file}.html`)).href,
    };
    const pictures = [
      ...(await pictured(screen, "plain", browser)),
      ...(await sideBySide(screen, browser)),
      ...(await pictured(screen, "wide", browser)),
      ...(PRINTED.has(what) ? await printed(screen, browser) : []),
    ];
    for (const [path, look, part] of pictures) lines.push([basename(path), what, look, part].join("\t"));
  }
  await browser.close();
  writeFileSync(join(into, "index.txt"), `${lines.join("\n")}\n`);
  console.log(`${lines.length} pictures: ${join(into, "index.txt")}`);
}

const slugOf = (what: string): string =>
  what
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 48);

/** The page of a screen as a browser of this look opens it, and its height, px. */
async function opened(
  screen: Screen,
  look: ShotLook,
  browser: Browser,
): Promise<[page: Page, height: number]> {
  const { width } = SHOT_LOOKS[look];
  const isPhone = width < 768;
  const page = await browser.newPage({
    viewport: { width, height: isPhone ? SCREENFUL.phone : SCREENFUL.wide },
    ...(isPhone && { userAgent: PHONE, isMobile: true, hasTouch: true }),
  });
  await page.goto(screen.addressIn(look));
  return [page, await page.evaluate(() => document.documentElement.scrollHeight)];
}

/** Where a screen of this height is cut, px: in `parts` pictures at most. */
const cutsOf = (height: number, parts: number): (readonly [from: number, to: number])[] =>
  Array.from({ length: Math.min(parts, Math.ceil(height / MOST)) }, (_, at) => {
    const from = at * MOST;
    return [from, Math.min(height, from + MOST)];
  });

/** What moves is pictured as it comes to rest; what waits for its minute (再发一次), as it is seen while it waits. */
const cutOut = async (page: Page, width: number, [from, to]: readonly [number, number]): Promise<Buffer> =>
  page.screenshot({
    animations: (await page.locator(".resend").count()) > 0 ? "allow" : "disabled",
    clip: { x: 0, y: from, width, height: to - from },
    fullPage: true,
    scale: "css",
  });

/** Pictures of a screen in one look, from top to bottom. */
async function pictured(screen: Screen, look: "plain" | "wide", browser: Browser): Promise<Picture[]> {
  const { width, title } = SHOT_LOOKS[look];
  const [page, height] = await opened(screen, look, browser);
  const pictures: Picture[] = [];
  for (const cut of cutsOf(height, PARTS[look])) {
    const path = `${screen.file}.${look}.${pictures.length + 1}.png`;
    writeFileSync(path, await cutOut(page, width, cut));
    pictures.push([path, title, `${cut.join(" to ")} px of ${height}`]);
  }
  await page.close();
  return pictures;
}

/** Sheets of the looks side by side, from top to bottom: each look cut at the same heights. */
async function sideBySide(screen: Screen, browser: Browser): Promise<Picture[]> {
  const rows: string[][] = Array.from({ length: PARTS.beside }, () => []);
  for (const look of SIDE_BY_SIDE) {
    const [page, height] = await opened(screen, look, browser);
    for (const [at, cut] of cutsOf(height, PARTS.beside).entries())
      rows[at]?.push((await cutOut(page, SHOT_LOOKS[look].width, cut)).toString("base64"));
    await page.close();
  }
  const sheets = rows.filter((row) => row.length > 0);
  const width = SIDE_BY_SIDE.reduce((sum, look) => sum + SHOT_LOOKS[look].width + GAP, -GAP);
  const page = await browser.newPage({ viewport: { width, height: 100 } });
  const pictures: Picture[] = [];
  for (const [at, sheet] of sheets.entries()) {
    const images = sheet.map((data) => `<img src="data:image/png;base64,${data}">`);
    await page.setContent(
      `<body style="display:flex;align-items:start;gap:${GAP}px;margin:0">${images.join("")}`,
    );
    const path = `${screen.file}.beside.${at + 1}.png`;
    await page.screenshot({ path, fullPage: true });
    pictures.push([
      path,
      SIDE_BY_SIDE.map((look) => SHOT_LOOKS[look].title).join(" | "),
      `from ${at * MOST} px`,
    ]);
  }
  await page.close();
  return pictures;
}

/** The sheets that a browser prints of a screen. */
async function printed(screen: Screen, browser: Browser): Promise<Picture[]> {
  const page = await browser.newPage();
  const folder = mkdtempSync(join(tmpdir(), "luopan-sheets-"));
  const paper = join(folder, "paper.pdf");
  await page.goto(screen.addressIn("paper"));
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  await page.pdf({ path: paper, format: "A4", preferCSSPageSize: true, margin });
  await page.close();
  const cut = ["-png", "-r", String(SHEET_DPI), paper, join(folder, "sheet")];
  await run("pdftoppm", cut, "pdftoppm").catch((error: Error) => {
    throw new Trouble(`Sheets are pictured by pdftoppm (Debian: poppler-utils): ${error.message}`);
  });
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".png"));
  const pictures = sheets.sort().map((name, at, { length }): Picture => {
    const path = `${screen.file}.paper.${at + 1}.png`;
    copyFileSync(join(folder, name), path);
    return [path, SHOT_LOOKS.paper.title, `sheet ${at + 1} of ${length}`];
  });
  rmSync(folder, { recursive: true });
  return pictures;
}
