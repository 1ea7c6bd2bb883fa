import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tarFiles } from "#scripts/data/tar-files.ts";

/** One tar entry: a 512-byte header with name, size and type, then the body padded to 512 bytes. */
function entry(name: string, body: Buffer, type = "0"): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0, 100, "utf8");
  header.write(body.length.toString(8).padStart(11, "0"), 124);
  header.write(type, 156);
  header.write("ustar\u000000", 257, "latin1");
  return Buffer.concat([header, body, Buffer.alloc((512 - (body.length % 512)) % 512)]);
}

/** A pax header that names the entry after it: `<length> path=<name>\n`, the length counting itself. */
function paxName(name: string): Buffer {
  const rest = Buffer.byteLength(` path=${name}\n`);
  const length = [1, 2, 3].map((digits) => rest + digits).find((sum) => String(sum).length === sum - rest);
  return entry("package/PaxHeader", Buffer.from(`${length} path=${name}\n`), "x");
}

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const end = Buffer.alloc(1024);
const files = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,20}(?:\/[a-z唐诗三百首]{1,20}){0,2}\.json$/),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
);

describe("reading a tar stream", () => {
  it("gives back every wanted file, however the stream is cut", async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.integer({ min: 1, max: 3000 }), fc.boolean(), async (wanted, size, pax) => {
        const entries = Object.entries(wanted).flatMap(([path, body]) =>
          pax
            ? [paxName(`package/${path}`), entry("package/short", body)]
            : [entry(`package/${path}`, body), entry("package/unwanted", body)],
        );
        const read = await tarFiles(
          inChunks(Buffer.concat([...entries, end]), size),
          (path) => path in wanted,
        );
        expect(Object.fromEntries(read)).toEqual(wanted);
      }),
      { numRuns: 50 },
    );
  });

  it("passes over folders and links", async () => {
    const bytes = Buffer.concat([
      entry("package/a", Buffer.alloc(0), "5"),
      entry("package/b", Buffer.alloc(0), "2"),
      end,
    ]);
    expect(await tarFiles(inChunks(bytes, 512), () => true)).toEqual(new Map());
  });

  it.each([
    [700, "inside a file"],
    [300, "inside a header"],
  ])("says where a stream ends after %i bytes: %s", async (length, where) => {
    const bytes = entry("package/a.json", Buffer.alloc(1000, 1)).subarray(0, length);
    await expect(tarFiles(inChunks(bytes, 100), () => true)).rejects.toThrow(where);
  });
});
