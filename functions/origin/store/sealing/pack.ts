/** JSON, gzipped: what is sealed. */
export const pack = (value: unknown): Promise<ArrayBuffer> =>
  through(new Blob([JSON.stringify(value)]), new CompressionStream("gzip"));

/** What was packed. */
export const unpack = async (packed: ArrayBuffer): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await through(new Blob([packed]), new DecompressionStream("gzip"))));

const through = (blob: Blob, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(blob.stream().pipeThrough(stream)).arrayBuffer();
