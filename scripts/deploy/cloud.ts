import { start } from "#scripts/steps/commands.ts";
import { Trouble } from "#scripts/steps/tell.ts";

/** What a command of wrangler came to. */
interface Came {
  ok: boolean;
  output: string;
}

/** The account, through wrangler's commands: `ask` only reads, `change` changes something. */
export interface Cloud {
  ask(args: readonly string[]): Promise<Came>;
  change(args: readonly string[], input?: string): Promise<void>;
}

/** The account of whoever is logged in. */
export const theCloud: Cloud = {
  ask: (args) => wrangler(args),
  async change(args, input) {
    const { ok, output } = await wrangler(args, input);
    if (!ok) throw new Trouble(`wrangler ${args.join(" ")} failed:\n${output.trim()}`);
  },
};

async function wrangler(args: readonly string[], input?: string): Promise<Came> {
  const env = { CI: "1", CLOUDFLARE_CF_FETCH_ENABLED: undefined };
  const child = start("wrangler", args, { output: "pipe", env, ...(input !== undefined && { input }) });
  const said: string[] = [];
  child.stdout?.on("data", (chunk) => said.push(String(chunk)));
  child.stderr?.on("data", (chunk) => said.push(String(chunk)));
  const code = await new Promise<number>((done, fail) => {
    child.on("error", fail);
    child.on("exit", (exit) => done(exit ?? 1));
  });
  return { ok: code === 0, output: said.join("") };
}

/** What is said of something that the account has not got: any other failure is one. */
const ABSENT = /\[code: (10006|10007|10090|11000)\]|does not exist|not found/i;

/** What the account says, as JSON; null where it has no such thing. Throws on any other failure: nothing is guessed. */
export async function askJson(cloud: Cloud, args: readonly string[]): Promise<unknown> {
  const { ok, output } = await cloud.ask(args);
  if (!ok && ABSENT.test(output)) return null;
  const from = output.search(/[[{]/);
  if (!ok || from < 0) throw new Trouble(`wrangler ${args.join(" ")} failed:\n${output.trim()}`);
  return JSON.parse(output.slice(from, 1 + Math.max(output.lastIndexOf("]"), output.lastIndexOf("}"))));
}

/** Has the account what this command asks for? */
export async function isThere(cloud: Cloud, args: readonly string[]): Promise<boolean> {
  const { ok, output } = await cloud.ask(args);
  if (!ok && !ABSENT.test(output)) throw new Trouble(`wrangler ${args.join(" ")} failed:\n${output.trim()}`);
  return ok;
}
