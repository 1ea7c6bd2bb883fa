import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Break } from "./break.ts";

/** What is not under version control and costs time to make again. */
const DERIVED = [".generated", "build"];

/** A copy of the project as it stands here, changes and all, where faults can be made: the project itself is not touched. */
export interface Scratch {
  folder: string;
  /** Makes a fault; what it hands back takes it away again. */
  spoil(fault: Break): () => void;
  remove(): void;
}

/** Copies the project, times included, so that what is built need not be built again. */
export function makeScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), "luopan-breaks-"));
  const listed = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], { encoding: "utf8" });
  const paths = [...new Set(listed.split("\0")), ...DERIVED].filter(
    (path) => path !== "" && statSync(path, { throwIfNoEntry: false }) !== undefined,
  );
  for (const path of paths) cpSync(path, join(folder, path), { recursive: true, preserveTimestamps: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
  return {
    folder,
    spoil: ({ file, from, to }) => spoil(join(folder, file), from, to),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function spoil(path: string, from: string, to: string): () => void {
  const text = readFileSync(path, "utf8");
  const { atime, mtime } = statSync(path);
  writeFileSync(path, text.split(from).join(to));
  return () => {
    writeFileSync(path, text);
    utimesSync(path, atime, mtime);
  };
}
