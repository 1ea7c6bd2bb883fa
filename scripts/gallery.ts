import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { indexPages, type Still } from "./gallery/index-pages.ts";
import { takePictures } from "./gallery/pictures.ts";
import { SHOTS } from "./gallery/shots.ts";
import { takeShots } from "./gallery/take-shots.ts";
import { ensureChromium } from "./steps/chromium.ts";
import { runSuite } from "./steps/suite.ts";
import { main } from "./steps/tell.ts";

const FOLDER = ".generated/gallery";

/** The tests that draw what is pictured, by their names. */
const SHOTS_PATTERN = `^(?:${SHOTS.map((what) => what.replaceAll(/[()?.*+|^$[\]{}\\]/g, "\\$&")).join("|")})$`;

/** What was drawn, room by room in the order of the tests. */
function stillsIn(folder: string): Still[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return names
    .map((name) => {
      const file = name.slice(0, -".txt".length);
      const [room = "", nth = ""] = file.split("-");
      return { room, nth: Number(nth), file, what: readFileSync(join(folder, name), "utf8") };
    })
    .sort((one, other) => one.room.localeCompare(other.room) || one.nth - other.nth);
}

/**
 * `npm run gallery`: every screen in every state that the tests walk to, as static pages with an index in each look.
 * `-- -t words`: only the screens that are called so; `-- --pictures`: the README's pictures are taken of them anew;
 * `-- --shots folder`: only the screens of its table are drawn, and pictured for readers who go through the site by them.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      pictures: { type: "boolean", default: false },
      shots: { type: "string" },
      t: { type: "string", short: "t" },
    },
  });
  if (values.t === undefined) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const words = values.t ?? (values.shots === undefined ? undefined : SHOTS_PATTERN);
  const { failed } = await runSuite("gallery", words === undefined ? [] : ["-t", words]);
  const stills = stillsIn(FOLDER);
  for (const [name, html] of indexPages(stills)) writeFileSync(join(FOLDER, name), html);
  console.log(`${stills.length} screens: open ${join(FOLDER, "index.html")}`);
  if (values.pictures) await takePictures(stills, FOLDER, "docs/images", await ensureChromium());
  if (values.shots !== undefined) await takeShots(stills, FOLDER, values.shots, await ensureChromium());
  return failed.length === 0 ? 0 : 1;
});
