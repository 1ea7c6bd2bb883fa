import { randomBytes } from "node:crypto";

/** `length` random digits, as numbers of payments have. */
export const randomDigits = (length: number): string =>
  Array.from(randomBytes(length), (byte) => String(byte % 10)).join("");

/** `bytes` random bytes in hex, as tokens and ids have. */
export const randomHex = (bytes: number): string => randomBytes(bytes).toString("hex");
