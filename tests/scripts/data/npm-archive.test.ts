import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cacheFolder, readArchive } from "#scripts/data/npm-archive.ts";

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
  const header = Buffer.alloc(512);
  header.write("package/data/one.txt");
  header.write("00000000005", 124);
  header.write("0", 156);
  const archive = gzipSync(Buffer.concat([header, Buffer.from("hello"), Buffer.alloc(507 + 1024)]));
  await mkdir(cacheFolder());
  await writeFile(join(cacheFolder(), "scope-name-1.0.0.tgz"), archive);
  const integrity = `sha512-${createHash("sha512").update(archive).digest("base64")}`;
  const files = await readArchive("@scope/name", "1.0.0", integrity, (path) => path === "data/one.txt");
  expect([...files].map(([path, body]) => [path, body.toString()])).toEqual([["data/one.txt", "hello"]]);
});
