import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { ensureStrokes, writeStrokes } from "../data/glyphs/strokes/pack-strokes.ts";
import { ensureGlyphs, writeGlyphs } from "../data/glyphs.ts";
import { readStamp, stampOf } from "../data/stamp.ts";
import { writeLicences } from "../licences/write-licences.ts";
import { buildDoor, SOURCES } from "../vite/worker-build.ts";
import { run } from "./commands.ts";
import { ensureData } from "./data.ts";
import { Trouble } from "./tell.ts";

const INPUTS = [...SOURCES, ".generated/glyphs.stamp", ".generated/strokes.stamp"];
const STAMP = "build/stamp.txt";

/** Builds the site where anything it is made of is newer than the last build; `force` builds in any case. */
export async function ensureBuild(force = false): Promise<void> {
  await ensureScreens(force);
  await writeLicences("build/client/licences.txt");
}

async function ensureScreens(force: boolean): Promise<void> {
  try {
    mkdirSync("build", { recursive: true });
  } catch {
    throw new Trouble("Cannot write the folder build: make this folder writable and start again.");
  }
  await ensureData();
  await ensureGlyphs();
  await ensureStrokes();
  const now = stampOf(INPUTS);
  if (!force && now === readStamp(STAMP)) return;
  // A test run says NODE_ENV=test, with which React's development build would be bundled.
  await run("remix", ["vite:build"], "The build", { NODE_ENV: "production" });
  await buildDoor();
  // Remix writes down for browsers which screens there are; no page asks for it.
  for (const file of globSync("build/client/assets/manifest-*.js")) rmSync(file);
  await writeGlyphs("build/client");
  await writeStrokes("build/client");
  writeFileSync(STAMP, now);
}
