import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cacheFolder, readArchive } from "#scripts/data/packages/npm-archive.ts";

let home = "";
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "luopan-cache-"));
  vi.stubEnv("XDG_CACHE_HOME", home);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true });
});

it("keeps its archives under the user's cache folder", () => {
  expect(cacheFolder()).toBe(join(home, "luopan-data"));
});

it("reads a cached archive whose integrity is the pinned one, without asking the registry", async () => {
  const files = pack();
  files.entry({ name: "package/data/one.txt" }, "hello");
  files.finalize();
  const archive = gzipSync(await buffer(files));
  await mkdir(cacheFolder());
  await writeFile(join(cacheFolder(), "scope-name-1.0.0.tgz"), archive);
  const integrity = `sha512-${createHash("sha512").update(archive).digest("base64")}`;
  const read = await readArchive("@scope/name", "1.0.0", integrity, (path) => path === "data/one.txt");
  expect([...read].map(([path, body]) => [path, body.toString()])).toEqual([["data/one.txt", "hello"]]);
});
