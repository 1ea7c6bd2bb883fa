import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Extract, extract } from "tar-stream";

/**
 * The wanted regular files of an uncompressed tar stream, by their path without the first folder
 * (npm's `package/`). Only wanted files are kept in memory. Throws where the stream is cut short.
 */
export async function tarFiles(
  source: AsyncIterable<Buffer>,
  wanted: (path: string) => boolean,
): Promise<Map<string, Buffer>> {
  const archive = extract();
  const [files] = await Promise.all([wantedOf(archive, wanted), pipeline(source, archive)]);
  return files;
}

async function wantedOf(archive: Extract, wanted: (path: string) => boolean): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const entry of archive) {
    const path = entry.header.name.replace(/^[^/]*\//, "");
    if (entry.header.type === "file" && wanted(path)) files.set(path, await buffer(entry));
    else entry.resume();
  }
  return files;
}
