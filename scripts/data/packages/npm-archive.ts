import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGunzip } from "node:zlib";
import { tarFiles } from "./tar-files.ts";

const run = promisify(execFile);

/**
 * The wanted files of the package `name@version`, by their path inside it. The archive is taken from the
 * package registry by npm, kept in a cache folder outside the checkout, and read as a stream.
 * `integrity` is the lockfile's form, `sha512-…`; throws if the archive is another one.
 */
export async function readArchive(
  name: string,
  version: string,
  integrity: string,
  wanted: (path: string) => boolean,
): Promise<Map<string, Buffer>> {
  const cached = join(cacheFolder(), `${name.replace(/^@/, "").replace("/", "-")}-${version}.tgz`);
  if (await exists(cached)) {
    const read = await readVerified(cached, integrity, wanted).catch(() => undefined);
    if (read?.actual === integrity) return read.files;
    await rm(cached, { force: true });
  }
  await download(`${name}@${version}`, cached);
  const { actual, files } = await readVerified(cached, integrity, wanted);
  if (actual === integrity) return files;
  await rm(cached, { force: true });
  throw new Error(`${name}@${version} is not the pinned archive: expected ${integrity}, got ${actual}`);
}

/** Where archives are kept between runs: `$XDG_CACHE_HOME/luopan-data`, else the system's temporary folder. */
export function cacheFolder(): string {
  const base = process.env.XDG_CACHE_HOME;
  return join(base === undefined || base === "" ? tmpdir() : base, "luopan-data");
}

type Read = { actual: string; files: Map<string, Buffer> };

/** One pass: the bytes that are hashed are the bytes that are unpacked. */
async function readVerified(
  file: string,
  integrity: string,
  wanted: (path: string) => boolean,
): Promise<Read> {
  const algorithm = integrity.split("-")[0] ?? "sha512";
  const hash = createHash(algorithm);
  const unpacked = createGunzip({ chunkSize: 1 << 18 });
  const [files] = await Promise.all([
    tarFiles(unpacked, wanted),
    pipeline(
      createReadStream(file, { highWaterMark: 1 << 18 }),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      unpacked,
    ),
  ]);
  return { actual: `${algorithm}-${hash.digest("base64")}`, files };
}

/** Packs into a folder of its own and renames, so that two scripts at once never see half a file. */
async function download(spec: string, target: string): Promise<void> {
  await mkdir(cacheFolder(), { recursive: true });
  const folder = await mkdtemp(join(cacheFolder(), "pack-"));
  try {
    await run("npm", ["pack", spec, "--silent", "--ignore-scripts", "--pack-destination", folder], {
      cwd: folder,
    });
    const archive = (await readdir(folder)).find((entry) => entry.endsWith(".tgz"));
    if (archive === undefined) throw new Error(`npm pack ${spec} left no archive`);
    await rename(join(folder, archive), target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
