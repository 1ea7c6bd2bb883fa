import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A Worker of one module for plain workerd: no wrangler, no Miniflare, whose front Worker would double the cost. */
interface PlainWorker {
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

/** A folder whose files are handed out, as a Worker's assets are. */
interface PlainFolder {
  name: string;
  folder: string;
}

export type PlainService = PlainWorker | PlainFolder;

const isWorker = (service: PlainService): service is PlainWorker => "code" in service;

const quote = (text: string) => JSON.stringify(text);

/** Writes down what these services are, in a new folder; the path of their configuration. */
export function writeConfig(services: readonly PlainService[]): { folder: string; config: string } {
  const folder = mkdtempSync(join(tmpdir(), "luopan-bench-"));
  const config = join(folder, "config.capnp");
  for (const { name, code } of services.filter(isWorker)) writeFileSync(join(folder, `${name}.js`), code);
  writeFileSync(config, configOf(services));
  return { folder, config };
}

/** Starts workerd with these Workers, each on its port (0: reached only by the others). */
export async function startWorkerd(
  services: readonly PlainService[],
): Promise<{ pid: number; stop: () => void }> {
  const { folder, config } = writeConfig(services);
  const child = spawn("workerd", ["serve", config], { stdio: ["ignore", "inherit", "inherit"] });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const { port } of services.filter(isWorker)) if (port !== 0) await untilUp(port, child);
  if (child.pid === undefined) throw new Error("workerd did not start");
  return { pid: child.pid, stop };
}

/** The configuration of these services, in the words of workerd. */
function configOf(all: readonly PlainService[]): string {
  const workers = all.filter(isWorker);
  const services = all.map((service) => {
    const kind = isWorker(service)
      ? `worker = .${service.name}`
      : `disk = (path = ${quote(resolve(service.folder))})`;
    return `(name = ${quote(service.name)}, ${kind})`;
  });
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
