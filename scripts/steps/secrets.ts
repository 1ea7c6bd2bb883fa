import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { Trouble } from "./tell.ts";

/** Local secrets, made at the first run, ignored by git. Production has its own (`wrangler secret put`). */
const FILES: Readonly<Record<string, () => string>> = {
  ".dev.vars": () => `STAGE=development\nVISITOR_KEYS=k1:${randomBytes(32).toString("hex")}\n`,
  "functions/origin/.dev.vars": () =>
    `STAGE=development\nDATA_KEYS=k1:${randomBytes(32).toString("base64")}\n`,
};

/** Makes the secrets that are not there yet. */
export function ensureSecrets(): void {
  for (const [file, make] of Object.entries(FILES)) {
    if (existsSync(file)) continue;
    try {
      writeFileSync(file, make(), { mode: 0o600 });
    } catch {
      throw new Trouble(`Cannot write ${file}: make this folder writable and start again.`);
    }
  }
}
