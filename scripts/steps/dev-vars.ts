import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Trouble } from "./tell.ts";

/** The variables of a `.dev.vars` file, none where it is not there. */
export function readDevVars(file: string): Map<string, string> {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line.trim()) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Sets variables in a `.dev.vars` file; other lines stay as somebody wrote them. Writes nothing where all is so. */
export function writeDevVars(file: string, vars: Readonly<Record<string, string>>): void {
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const left = new Map(Object.entries(vars));
  const lines = before.split("\n").map((line) => {
    const [, name = ""] = /^([A-Z0-9_]+)=/.exec(line) ?? [];
    const value = left.get(name);
    left.delete(name);
    return value === undefined ? line : `${name}=${value}`;
  });
  while (lines.at(-1) === "") lines.pop();
  const after = [...lines, ...[...left].map(([name, value]) => `${name}=${value}`), ""].join("\n");
  if (after === before) return;
  try {
    writeFileSync(file, after, { mode: 0o600 });
  } catch {
    throw new Trouble(`Cannot write ${file}: make this folder writable and start again.`);
  }
}
