import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A Worker of one module for plain workerd: no wrangler, no Miniflare, whose front Worker would double the cost. */
export interface PlainWorker {
  name: string;
  port: number;
  code: string;
  /** Text bindings. */
  vars?: Record<string, string>;
  /** Bindings to other Workers by name. */
  services?: Record<string, string>;
  /** The Worker that stands in for the edge cache. */
  cache?: string;
}

const quote = (text: string) => JSON.stringify(text);

/** Starts workerd with these Workers, each on its port (0: reached only by the others). */
export async function startWorkerd(
  workers: readonly PlainWorker[],
): Promise<{ pid: number; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "luopan-bench-"));
  for (const worker of workers) writeFileSync(join(folder, `${worker.name}.js`), worker.code);
  writeFileSync(join(folder, "config.capnp"), configOf(workers));
  const child = spawn("workerd", ["serve", join(folder, "config.capnp")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const { port } of workers) if (port !== 0) await untilUp(port, child);
  if (child.pid === undefined) throw new Error("workerd did not start");
  return { pid: child.pid, stop };
}

/** The configuration of these Workers, in the words of workerd. */
export function configOf(workers: readonly PlainWorker[]): string {
  const services = workers.map((worker) => `(name = ${quote(worker.name)}, worker = .${worker.name})`);
  const sockets = workers
    .filter(({ port }) => port !== 0)
    .map(
      ({ name, port }) =>
        `(name = ${quote(name)}, address = "127.0.0.1:${port}", http = (), service = ${quote(name)})`,
    );
  const constants = workers.map((worker) => {
    const vars = Object.entries(worker.vars ?? {}).map(
      ([name, text]) => `(name = ${quote(name)}, text = ${quote(text)})`,
    );
    const bound = Object.entries(worker.services ?? {}).map(
      ([name, service]) => `(name = ${quote(name)}, service = ${quote(service)})`,
    );
    const cache = worker.cache === undefined ? "" : `, cacheApiOutbound = ${quote(worker.cache)}`;
    return `const ${worker.name} :Workerd.Worker = (
  modules = [(name = "main", esModule = embed ${quote(`${worker.name}.js`)})],
  compatibilityDate = "2026-10-01",
  bindings = [${[...vars, ...bound].join(", ")}]${cache}
);`;
  });
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [${services.join(", ")}], sockets = [${sockets.join(", ")}]);
${constants.join("\n")}
`;
}

async function untilUp(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`workerd ended with ${child.exitCode}`);
    const up = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (up !== undefined) return void (await up.arrayBuffer());
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`workerd does not answer on ${port}`);
}
