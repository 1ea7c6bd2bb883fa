import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { DepthSource } from "#functions/naming/facts/poems/depth/depth-source.ts";

/**
 * The sources in depth read from the folder that `poems-depth.ts` writes: for the command line and tests. A shard is
 * opened once.
 */
export function depthFiles(folder: string): DepthSource {
  const opened = new Map<string, Promise<string | null>>();
  return {
    shard(name) {
      const text = opened.get(name) ?? open(folder, name);
      opened.set(name, text);
      return text;
    },
  };
}

async function open(folder: string, name: string): Promise<string | null> {
  if (!/^(pairs|poems)\/[a-z0-9-]+$/.test(name)) return null;
  const bytes = await readFile(join(folder, `${name}.txt.gz`)).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
  return bytes === null ? null : gunzipSync(bytes).toString("utf8");
}
