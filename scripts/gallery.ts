import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { indexPages, type Still } from "./gallery/index-pages.ts";
import { takePictures } from "./gallery/pictures.ts";
import { SHOTS } from "./gallery/shots.ts";
import { takeShots } from "./gallery/take-shots.ts";
import { MARKS, readWalk, verdictsOf, walkersAgree } from "./gallery/walks.ts";
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
 * `-- --shots folder`: only the screens of its table are drawn, and pictured for readers who go through the site by them;
 * `-- --walks folder`: what they said of the pictures (`scripts/gallery/walk.md`; `walker-N-*.txt`), by medians.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      pictures: { type: "boolean", default: false },
      shots: { type: "string" },
      walks: { type: "string" },
      t: { type: "string", short: "t" },
    },
  });
  if (values.walks !== undefined) return printWalks(values.walks);
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

/** What the walkers said, screen by screen; faults only of screens with a median below 4. */
function printWalks(folder: string): void {
  const files = readdirSync(folder).filter((name) => /^walker-.+\.txt$/.test(name));
  const walkers = [...new Set(files.map((name) => name.split("-")[1] ?? ""))].sort();
  const walks = walkers.map((walker) =>
    readWalk(
      files
        .filter((name) => name.split("-")[1] === walker)
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .join("\n"),
    ),
  );
  const verdicts = verdictsOf(walks);
  for (const { faults, medians, screen, walkers: count } of verdicts) {
    const isFine = medians.every((mark) => mark >= 4);
    console.log(`${screen}  ${medians.join(" ")}${isFine ? "" : "  below 4"}  (${count} walkers)`);
    if (!isFine) for (const fault of faults) console.log(`     - ${fault}`);
  }
  const fine = verdicts.filter(({ medians }) => medians.every((mark) => mark >= 4)).length;
  const means = MARKS.map(
    (mark, at) =>
      `${mark} ${(verdicts.reduce((sum, { medians }) => sum + (medians[at] ?? 0), 0) / verdicts.length).toFixed(2)}`,
  );
  const { near, same } = walkersAgree(walks);
  console.log(
    `${fine} of ${verdicts.length} screens stand at 4 or more in each median; means: ${means.join(", ")}`,
  );
  console.log(
    `two walkers are within one mark in ${near.toFixed(0)} of 100, and on the same side of 4 in ${same.toFixed(0)}`,
  );
}
