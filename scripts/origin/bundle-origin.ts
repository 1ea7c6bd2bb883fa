import { mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";
import { writeWhole } from "../data/stamp.ts";
import { contractDefine } from "./contract-define.ts";
import { leftOut } from "./left-out.ts";
import { packTexts, TEXTS_FILE } from "./pack-texts.ts";
import { smallest } from "./smallest.ts";

const FOLDER = ".generated/origin";

/** How the origin Worker is bundled; characters stand as themselves, for an escape takes twice the bytes. */
export const ORIGIN: BuildOptions = {
  entryPoints: ["functions/origin/index.ts"],
  bundle: true,
  write: false,
  format: "esm",
  target: "es2024",
  minify: true,
  charset: "utf8",
  legalComments: "none",
  conditions: ["workerd", "worker", "browser"],
  external: ["node:*", "cloudflare:*"],
  loader: { ".bin": "copy" },
  assetNames: "[name]",
  define: {
    "process.env.NODE_ENV": '"production"',
    "navigator.userAgent": '"Cloudflare-Workers"',
    ...contractDefine(),
  },
  outdir: FOLDER,
};

/** Bundles the origin Worker: wrangler calls it (functions/origin/wrangler.toml) and takes the files as they are. */
async function bundleOrigin(): Promise<void> {
  const { plugin, texts } = await packTexts(FOLDER);
  const { outputFiles = [] } = await build({ ...ORIGIN, plugins: [plugin, leftOut], logLevel: "warning" });
  mkdirSync(FOLDER, { recursive: true });
  const files = await Promise.all(
    outputFiles.map(
      async ({ contents, path, text }) =>
        [basename(path), path.endsWith(".js") ? Buffer.from(await smallest(text)) : contents] as const,
    ),
  );
  // The module last: whoever sees it finds what it imports.
  for (const [name, contents] of [[TEXTS_FILE, texts] as const, ...files.toReversed()])
    writeChanged(join(FOLDER, name), contents);
}

/** Several may bundle at once, and others read: a file that is the same stays. */
function writeChanged(file: string, contents: Uint8Array): void {
  if (!isSame(file, contents)) writeWhole(file, contents);
}

function isSame(file: string, contents: Uint8Array): boolean {
  try {
    return readFileSync(file).equals(contents);
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleOrigin();
