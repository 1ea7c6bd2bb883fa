import { writeFileSync } from "node:fs";
import { readStamp, stampOf } from "../data/stamp.ts";
import { builtPackages, originPackages, PACKAGES } from "./bundled-packages.ts";
import { licencesText } from "./licences-text.ts";
import { lockedPackages } from "./locked-packages.ts";

/** What may change which packages are bundled, or what is said of them. */
const INPUTS = [
  `${PACKAGES}/*.json`,
  "{functions/origin,functions/contract,functions/naming,functions/access}/**/*.ts",
  "scripts/licences/**/*",
  "LICENSE",
  "package-lock.json",
];
const STAMP = "build/licences.stamp";

/** Writes licences.txt where anything it is made of has changed. Throws where something bundled has no fitting licence. */
export async function writeLicences(file: string): Promise<void> {
  const now = stampOf(INPUTS);
  if (now === readStamp(STAMP)) return;
  const folders = new Set([...builtPackages(), ...(await originPackages())]);
  writeFileSync(file, licencesText([...folders].sort(), lockedPackages()));
  writeFileSync(STAMP, now);
}
