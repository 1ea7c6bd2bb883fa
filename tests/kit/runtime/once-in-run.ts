import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { withChance } from "./chance.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the processes of a run leave what they make for each other; it goes with the run. */
    runFolder: string;
  }
}

/** Milliseconds after which a process that waits looks again. */
const LOOK_MS = 50;

/** What `make` makes, as JSON keeps it: the first process of a run that wants it makes it, the others wait for it. */
export const onceInRun = <Made>(name: string, make: () => Promise<Made>): Promise<Made> =>
  withChance(name, async () => {
    const file = join(inject("runFolder"), `${name}.json`);
    const making = `${file}.making`;
    while (!existsSync(file)) {
      if (isFirst(making)) {
        try {
          writeFileSync(join(making, "made"), JSON.stringify(await make()));
          renameSync(join(making, "made"), file);
        } finally {
          // Where it could not be made, the next one tries.
          rmSync(making, { recursive: true });
        }
      } else await new Promise((done) => setTimeout(done, LOOK_MS));
    }
    return JSON.parse(readFileSync(file, "utf8"));
  });

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
