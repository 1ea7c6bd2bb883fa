import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";
import { Trouble } from "./tell.ts";

/** What the tools need to work offline, quietly, and apart from any other project's sessions. */
const quiet: NodeJS.ProcessEnv = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_REGISTRY_PATH: resolve(".wrangler/registry"),
};

/** Starts a package's command with the project's own tools first on the path. */
export function start(
  command: string,
  args: readonly string[],
  options: {
    output?: "inherit" | "pipe";
    env?: NodeJS.ProcessEnv;
    cwd?: string;
    /** What is written to it. */
    input?: string;
    /** Ends the command. */
    signal?: AbortSignal;
  } = {},
): ChildProcess {
  const { output = "inherit", cwd = ".", signal, input } = options;
  const child = spawn(command, args, {
    cwd,
    ...(signal !== undefined && { signal }),
    stdio: [input === undefined ? "ignore" : "pipe", output, output],
    env: {
      ...process.env,
      ...quiet,
      ...options.env,
      PATH: [resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
    },
  });
  if (input !== undefined) child.stdin?.end(input);
  return child;
}

/** Runs a command to its end, quietly; its output is shown only where it fails. */
export async function run(
  command: string,
  args: readonly string[],
  what: string,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = start(command, args, { output: "pipe", env });
  const output: string[] = [];
  child.stdout?.on("data", (chunk) => output.push(String(chunk)));
  child.stderr?.on("data", (chunk) => output.push(String(chunk)));
  const code = await new Promise<number>((done, fail) => {
    child.on("error", fail);
    child.on("exit", (exit) => done(exit ?? 1));
  });
  if (code !== 0) throw new Trouble(`${what} failed:\n${output.join("").trim()}`);
}
