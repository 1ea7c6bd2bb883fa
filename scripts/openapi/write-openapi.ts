import { existsSync, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOf, writeWhole } from "../data/stamp.ts";
import { openApiDocument } from "./openapi-document.ts";
import { openApiPage } from "./openapi-page.ts";

/** The contract as others read it. */
export const openApiFile = ".generated/openapi.json";
/** Beside the sources in depth, the one folder of assets that the origin has; it hands these out in development only. */
const SERVED = ".generated/depth/contract";
const STAMP = join(SERVED, "stamp");
const RECIPE = ["functions/contract/**/*.ts", "scripts/openapi/*.ts"];

/** Writes the OpenAPI document and its page, unless they are there for the same contract. */
export async function ensureOpenApi(): Promise<void> {
  const now = hashOf([], RECIPE);
  const before = await readFile(STAMP, "utf8").catch(() => "");
  if (before === now && existsSync(openApiFile)) return;
  const document = await openApiDocument();
  const text = `${JSON.stringify(document)}\n`;
  mkdirSync(SERVED, { recursive: true });
  writeWhole(openApiFile, text);
  writeWhole(join(SERVED, "openapi.json"), text);
  writeWhole(join(SERVED, "openapi.html"), openApiPage(document));
  writeWhole(STAMP, now);
}
