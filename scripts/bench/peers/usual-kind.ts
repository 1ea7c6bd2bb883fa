import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "#scripts/data/packages/npm-archive.ts";
import { hashOf, readStamp, writeWhole } from "#scripts/data/stamp.ts";
import { run } from "#scripts/steps/commands.ts";

const SOURCES = "scripts/bench/peers/usual-kind";

/**
 * The usual kind of app with our form, built as its template builds it; the folder of its files. Its packages stand in a
 * cache outside of the checkout: they are a thousand, and no part of this project.
 */
export async function buildUsualKind(): Promise<string> {
  const folder = join(cacheFolder(), "usual-kind");
  const built = join(folder, "dist");
  const stamp = join(folder, "built.txt");
  const now = hashOf([], [`${SOURCES}/**/*.*`]);
  if (readStamp(stamp) === now) return built;
  mkdirSync(folder, { recursive: true });
  cpSync(SOURCES, folder, { recursive: true });
  console.log("Installing and building Umi and antd-mobile (some minutes, once) …");
  await run(
    "npm",
    ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"],
    "The usual kind's packages",
  );
  // By a Node of its own: Umi asks for a part of Node that the newest ones have no more.
  const [node = "", umi = ""] = ["node", "umi"].map((tool) => join(folder, "node_modules/.bin", tool));
  await run(node, [umi, "build"], "The usual kind's build", { APP_ROOT: folder, NODE_ENV: "production" });
  writeWhole(stamp, now);
  return built;
}
