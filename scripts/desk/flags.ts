import { parseArgs } from "node:util";
import { Trouble } from "../steps/tell.ts";

/** The flags that the desk's verbs know. */
const OPTIONS = {
  remote: { type: "boolean" },
  sn: { type: "string" },
  file: { type: "string" },
  text: { type: "string" },
  reason: { type: "string" },
} as const;

/** Flags as they were given. */
export interface Flags {
  remote?: boolean;
  sn?: string;
  file?: string;
  text?: string;
  reason?: string;
  /** What stands there without a flag: the id that a verb is about. */
  about: readonly string[];
}

/** The flags after a verb; Trouble with the usage where there is one that is not known. */
export function readFlags(args: readonly string[], usage: string): Flags {
  try {
    const options = { args: [...args], options: OPTIONS, strict: true, allowPositionals: true } as const;
    const { values, positionals } = parseArgs(options);
    return { ...values, about: positionals };
  } catch {
    throw new Trouble(usage);
  }
}
