import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dataSources } from "./data-sources.ts";
import { licenceFault } from "./fitting.ts";
import type { LockedPackage } from "./locked-packages.ts";

const TEXTS = fileURLToPath(new URL("texts", import.meta.url));
const LICENCE_FILE = /^(licen[cs]e|copying|unlicense)([._-].*)?$/i;
const RULE = "=".repeat(80);

/** The licences of what is bundled into the Workers and of what our tables are made of, as one text (licences.txt). */
export function licencesText(folders: readonly string[], locked: readonly LockedPackage[]): string {
  const packages = folders.map((folder) => {
    const found = locked.find((one) => one.folder === folder);
    if (found === undefined) throw new Error(`${folder} is bundled, but is not in package-lock.json`);
    // Whatever the lockfile holds it for: what is bundled is handed on.
    const fault = licenceFault({ ...found, dev: false });
    if (fault !== null) throw new Error(fault);
    const title = `${found.name} ${found.version} — ${found.licence}`;
    return section(title, licenceFiles(folder, found.licence ?? ""));
  });
  const data = dataSources.map(({ name, version, licence, texts, of }) =>
    section(
      `${name} ${version} — ${licence} (${of})`,
      texts.map((file) => readFileSync(join(TEXTS, file), "utf8")),
    ),
  );
  return [
    readFileSync("LICENSE", "utf8").trim(),
    "What others wrote and this site hands on, each under its own licence:",
    "Software",
    ...packages,
    "Data and outlines",
    ...data,
    "",
  ].join("\n\n");
}

const section = (title: string, texts: readonly string[]): string =>
  [RULE, title, RULE, "", texts.map((text) => text.trim()).join("\n\n")].join("\n");

/** The licence files of a package; where it brings none, the licence's own text as we keep it, or its name alone. */
function licenceFiles(folder: string, licence: string): readonly string[] {
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  if (files.length > 0) return files.sort().map((file) => readFileSync(join(folder, file), "utf8"));
  if (licence === "Apache-2.0") return [readFileSync(join(TEXTS, "Apache-2.0.txt"), "utf8")];
  return [`The package brings no licence file; its manifest states ${licence}.`];
}
