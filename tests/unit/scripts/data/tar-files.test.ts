import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { pack } from "tar-stream";
import { describe, expect, it } from "vitest";
import { tarFiles } from "#scripts/data/packages/tar-files.ts";

type Entry = { path: string; body?: Buffer; type?: "directory" | "symlink"; linkname?: string };

/** A tar archive of a package, as npm packs one. */
function archiveOf(entries: readonly Entry[]): Promise<Buffer> {
  const archive = pack();
  for (const { path, body = Buffer.alloc(0), ...rest } of entries)
    archive.entry({ name: `package/${path}`, ...rest }, body);
  archive.finalize();
  return buffer(archive);
}

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

// Paths beyond 100 bytes stand in a header of their own.
const files = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,20}(?:\/[a-z唐诗三百首]{1,60}){0,2}\.json$/),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
);

describe("reading a tar stream", () => {
  it("gives back every wanted file, however the stream is cut", async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.integer({ min: 1, max: 3000 }), async (wanted, size) => {
        const entries = Object.entries(wanted).flatMap(([path, body]) => [
          { path, body },
          { path: "unwanted", body },
        ]);
        const read = await tarFiles(inChunks(await archiveOf(entries), size), (path) => path in wanted);
        expect(Object.fromEntries(read)).toEqual(wanted);
      }),
      { numRuns: 50 },
    );
  });

  it("passes over folders and links", async () => {
    const bytes = await archiveOf([
      { path: "a", type: "directory" },
      { path: "b", type: "symlink", linkname: "a.json" },
    ]);
    expect(await tarFiles(inChunks(bytes, 512), () => true)).toEqual(new Map());
  });

  it.each([
    [700, "inside a file"],
    [300, "inside a header"],
  ])("throws where a stream ends after %i bytes, %s", async (length) => {
    const bytes = (await archiveOf([{ path: "a.json", body: Buffer.alloc(1000, 1) }])).subarray(0, length);
    await expect(tarFiles(inChunks(bytes, 100), () => true)).rejects.toThrow("Unexpected end of data");
  });
});
