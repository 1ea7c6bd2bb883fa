import { gunzipSync, gzipSync } from "node:zlib";

/** Small windows: what is packed here is some 200 bytes, and the usual ones take longer to lay out than to use. */
const SMALL = { windowBits: 9, memLevel: 1 };

/** What functions/origin/store/sealing/pack.ts does, without a stream or a thread to wait for. */
export const pack = async (value: unknown): Promise<Uint8Array> => gzipSync(JSON.stringify(value), SMALL);

export const unpack = async (packed: ArrayBuffer): Promise<unknown> =>
  JSON.parse(gunzipSync(new Uint8Array(packed)).toString());
