import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";

/** Megabytes by the program that holds them. */
type Held = Record<"workerd" | "node", number>;

/** A site as `npm start` runs it, in a checkout of its own. */
export interface Started {
  url: URL;
  /** Megabytes that its processes hold: the Workers' (workerd), and the tools' that start them. */
  megabytes(): Held;
  stop(): Promise<void>;
}

/** Half a second between two looks, and how many of them it may take: the first start builds. */
const LOOK_MS = 500;
const LOOKS = 1_200;

/** Starts the site of a checkout, and waits until it is well. */
export async function startIn(folder: string): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/run.mjs", "scripts/start.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const url = new URL(`http://localhost:${port}`);
  for (let look = 0; !(await isWell(url)); look++) {
    if (look > LOOKS || child.exitCode !== null) {
      child.kill("SIGTERM");
      throw new Error(`npm start in ${folder} does not come up`);
    }
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  return {
    url,
    megabytes: () => heldBy(child.pid ?? 0),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** A checkout from before there was a health address answers that there is none. */
const isWell = (url: URL): Promise<boolean> =>
  fetch(new URL("/health", url)).then(
    ({ ok, status }) => ok || status === 404,
    () => false,
  );

/** A port with another free one after it, for the sandbox. */
async function freePort(): Promise<number> {
  for (;;) {
    const first = await listenOn(0);
    const second = await listenOn(first.port + 1).catch(() => null);
    await first.close();
    await second?.close();
    if (second !== null) return first.port;
  }
}

/** Listens on a port of this machine, any where it is 0; rejects where that is taken. */
async function listenOn(wanted: number): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(wanted, "127.0.0.1", done);
  });
  const address = server.address();
  const close = () => new Promise<void>((done) => server.close(() => done()));
  return { port: typeof address === "object" && address !== null ? address.port : 0, close };
}

/** What the processes below this one hold of the memory. */
function heldBy(root: number): Held {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const [, parent = "0"] = /\nPPid:\t(\d+)/.exec(statusOf(name)) ?? [];
    if (/^\d+$/.test(name)) parents.set(Number(name), Number(parent));
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  const held: Held = { workerd: 0, node: 0 };
  for (const pid of [...parents.keys()].filter(isBelow)) {
    const status = statusOf(String(pid));
    const program = status.startsWith("Name:\tworkerd") ? "workerd" : "node";
    held[program] += Number(/\nVmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }
  return held;
}

/** A process's own status; nothing of one that has ended, or of what is no process. */
function statusOf(name: string): string {
  try {
    return /^\d+$/.test(name) ? readFileSync(`/proc/${name}/status`, "utf8") : "";
  } catch {
    return "";
  }
}
