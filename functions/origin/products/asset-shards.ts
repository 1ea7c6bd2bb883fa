import type { DepthSource } from "#functions/naming/facts/poems/depth/depth-source.ts";

/** The static assets of the origin (`DEPTH`): a folder of gzipped shards, one file for each shard name. */
export interface Assets {
  fetch(url: string): Promise<Response>;
}

/** Reads the sources in depth from the origin's own assets. Throws where an asset can't be read. */
export function assetShards(assets: Assets): DepthSource {
  return {
    async shard(name) {
      const { body, ok, status } = await assets.fetch(`https://depth.internal/${name}.txt.gz`);
      if (!ok || body === null) {
        await body?.cancel();
        if (status === 404) return null;
        throw new Error(`a shard answered ${status}`);
      }
      return new Response(body.pipeThrough(new DecompressionStream("gzip"))).text();
    },
  };
}
