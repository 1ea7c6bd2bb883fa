import type { DepthSource } from "#functions/naming/facts/poems/depth/depth-source.ts";

/** Stands in the package for the files in depth (全唐诗, 全宋词), 15 MB that do not come along: no shard is there. */
export const depthFiles = (): DepthSource => ({ shard: async () => null });
/** Where the project has them; the package has no such folder. */
export const depthFolder = "";
