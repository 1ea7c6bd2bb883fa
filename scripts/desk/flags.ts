import { parseArgs } from "node:util";
import { Trouble } from "../steps/tell.ts";

/** The flags that the desk's verbs know. */
const OPTIONS = {
  remote: { type: "boolean" },
  sn: { type: "string" },
  file: { type: "string" },
  text: { type: "string" },
} as const;

/** Flags as they were given. */
export interface Flags {
  remote?: boolean;
  sn?: string;
  file?: string;
  text?: string;
}

/** The flags after a verb; Trouble with the usage where there is one that is not known. */
export function readFlags(args: readonly string[], usage: string): Flags {
  try {
    return { ...parseArgs({ args: [...args], options: OPTIONS, strict: true }).values };
  } catch {
    throw new Trouble(usage);
  }
}
