import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { ensureGlyphs, writeGlyphs } from "../data/glyphs.ts";
import { run } from "./commands.ts";
import { ensureData } from "./data.ts";
import { Trouble } from "./tell.ts";

const INPUTS = [
  "app/**/*",
  "functions/site/**/*",
  "functions/contract/**/*",
  "public/**/*",
  "scripts/vite/*",
  ".generated/glyphs.stamp",
  "*.config.*",
  "package-lock.json",
];
const STAMP = "build/stamp.txt";

/** Builds the site where anything it is made of is newer than the last build; `force` builds in any case. */
export async function ensureBuild(force = false): Promise<void> {
  try {
    mkdirSync("build", { recursive: true });
  } catch {
    throw new Trouble("Cannot write the folder build: make this folder writable and start again.");
  }
  await ensureData();
  await ensureGlyphs();
  const now = stampOfInputs();
  if (!force && now === lastStamp()) return;
  // A test run says NODE_ENV=test, with which React's development build would be bundled.
  await run("remix", ["vite:build"], "The build", { NODE_ENV: "production" });
  await writeGlyphs("build/client");
  writeFileSync(STAMP, now);
}

function stampOfInputs(): string {
  const files = INPUTS.flatMap((pattern) => globSync(pattern)).sort();
  return files
    .map((file) => ({ file, stat: statSync(file) }))
    .filter(({ stat }) => stat.isFile())
    .map(({ file, stat }) => `${file} ${stat.size} ${stat.mtimeMs}`)
    .join("\n");
}

function lastStamp(): string | undefined {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return undefined;
  }
}
