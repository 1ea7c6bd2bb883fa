import { statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import type { Still } from "./index-pages.ts";

/** The screens that the README shows: by what they are called, in which look, under which file name. */
const SHOWN = [
  ["home", "light", "home"],
  ["the free result", "light", "result"],
  ["the paid report", "dark", "report"],
  ["the score report", "light", "score"],
  ["a character", "hant", "character"],
  ["two parents, a round of two", "light", "together"],
] as const;

/** Takes the README's pictures of what was drawn, at the size of a phone; WebP, small. */
export async function takePictures(
  stills: readonly Still[],
  folder: string,
  into: string,
  executablePath: string,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  // A scroll that unrolls (名册) is pictured open.
  const page = await browser.newPage({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });
  const session = await page.context().newCDPSession(page);
  for (const [what, look, name] of SHOWN) {
    const still = stills.find((one) => one.what === what);
    if (still === undefined) continue;
    await page.goto(pathToFileURL(resolve(folder, `${still.file}.${look}.html`)).href);
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
    const file = join(into, `${name}.webp`);
    writeFileSync(file, Buffer.from(data, "base64"));
    console.log(`${file}  ${statSync(file).size} B`);
  }
  await browser.close();
}
