import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { DepthSource } from "#functions/naming/poems/depth/depth-source.ts";

/** The sources in depth read from the folder that `poems-depth.ts` writes: for the command line and tests. */
export function depthFiles(folder: string): DepthSource {
  return {
    async shard(name) {
      if (!/^(pairs|poems)\/[a-z0-9-]+$/.test(name)) return null;
      const bytes = await readFile(join(folder, `${name}.txt.gz`)).catch((error: unknown) => {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      });
      return bytes === null ? null : gunzipSync(bytes).toString("utf8");
    },
  };
}
