import { brotliCompressSync, constants } from "node:zlib";

/** Bytes that the first flight of a connection carries: ten packets. HTML with its CSS has to fit. */
export const FIRST_FLIGHT = 14 * 1024;

/** The edge packs what a Worker makes in haste: brotli at quality 4. */
const AS_SENT = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Bytes of a text as the edge sends it. */
export const sentBytes = (text: string | Uint8Array): number => brotliCompressSync(text, AS_SENT).byteLength;

/** Bytes of a page's HTML and CSS as sent, without its scripts: those run when it has been read. */
export const pageBytes = (html: string): number =>
  sentBytes(html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ""));
