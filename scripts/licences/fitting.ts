import satisfies from "spdx-satisfies";
import type { LockedPackage } from "./locked-packages.ts";

/** Licences of what we hand on to others in a Worker, a page or the engine's package: only their notice must go along. */
const HANDED_ON = [
  ...["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"],
  ...["BlueOak-1.0.0", "CC0-1.0", "Unlicense"],
];
/** Of what only builds and tests, and is handed on to nobody, these too. */
const TOOLS = [...HANDED_ON, "MPL-2.0", "LGPL-3.0-or-later", "Python-2.0", "CC-BY-3.0", "CC-BY-4.0"];

/** Licences that the manifest does not state and a person has read in the package's own files. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  // Its file License: the words of MIT, © 2011 Felix Geisendörfer.
  "require-like@0.1.2": "MIT",
};

/** What is wrong with the licence of a package, in a sentence; null where it fits what the package is for. */
export function licenceFault({ name, version, licence, dev }: LockedPackage): string | null {
  const stated = licence ?? READ_BY_HAND[`${name}@${version}`] ?? null;
  const called = `${name}@${version}`;
  if (stated === null) return `${called} states no licence: read its files, then name it in fitting.ts`;
  const allowed = dev ? TOOLS : HANDED_ON;
  try {
    if (satisfies(stated, allowed)) return null;
  } catch {
    return `${called} states “${stated}”, which is no SPDX expression`;
  }
  return `${called} is under ${stated}, which does not fit ${dev ? "a tool" : "what we hand on"}`;
}
