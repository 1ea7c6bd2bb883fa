import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare, NoOpLog } from "miniflare";
import { unstable_readConfig as readConfig, unstable_getMiniflareWorkerOptions as readToml } from "wrangler";
import { nextSeed } from "./chance.ts";
import { databaseBy, migrations } from "./database.ts";

type V4Options = Parameters<typeof convertV4MiniflareOptions>[0];
export type WorkerOptions = Extract<V4Options, { workers: unknown }>["workers"][number];
type Fetcher = Awaited<ReturnType<Miniflare["getWorker"]>>;

/** What a shell is told of whoever has it next. */
interface Told {
  vars: Readonly<Record<string, string>>;
  [more: string]: unknown;
}

/** One process of workerd with our Workers, each in a shell (see shells/shell.js), lent to one test after another. */
export interface Runtime {
  url: URL;
  /** Every line that the Workers have logged since `enter`. */
  readonly logs: string[];
  /** Tells each shell by its Worker's name; what was before is forgotten. */
  enter(told: Readonly<Record<string, Told>>): Promise<void>;
  /** A request to one of the Workers, past the network. */
  fetch: (worker: string, ...request: Parameters<Fetcher["fetch"]>) => ReturnType<Fetcher["fetch"]>;
  /** Says a word to a shell; throws what it throws. */
  say(worker: string, word: string, told?: object): Promise<string>;
  /** The origin's databases, the first by itself. */
  database: D1Database;
  databases: readonly D1Database[];
  cron(): Promise<void>;
  /** Waits until nothing is under way any more; false where something stays. */
  quiet(): Promise<boolean>;
  close(): Promise<void>;
}

/** Milliseconds that the last test's work may take to end, before the runtime is given up. */
const PATIENCE_MS = 1_000;

/** Starts these Workers; the first answers at the address. The origin's databases are bound under these names. */
export async function startRuntime(
  workers: WorkerOptions[],
  bindings: readonly string[] = ["DB"],
): Promise<Runtime> {
  let logs: string[] = [];
  let marked: { text: string; done: () => void }[] = [];
  const hear = (message: string) => {
    const mark = marked.find(({ text }) => text === message);
    if (mark === undefined) logs.push(message);
    else mark.done();
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      workers,
      log: new NoOpLog(),
      handleStructuredLogs: ({ message }) => hear(message),
    }),
  );
  const url = await miniflare.ready;
  const fetchers = new Map<string, Fetcher>();
  for (const { name = "" } of workers) fetchers.set(name, await miniflare.getWorker(name));
  const fetch: Runtime["fetch"] = (worker, ...request) => fetcherOf(fetchers, worker).fetch(...request);
  const say: Runtime["say"] = async (worker, word, told) => {
    const headers = { "x-runtime": word };
    const post = { method: "POST", headers, body: JSON.stringify(told) };
    const answer = await fetch(worker, "https://shell.internal/", told === undefined ? { headers } : post);
    const text = await answer.text();
    if (!answer.ok) throw new Error(JSON.parse(text).fault);
    return text;
  };
  const databaseOf = (binding: string): D1Database =>
    databaseBy(async (way, statements) =>
      JSON.parse(await say("luopan-origin", "sql", { way, statements, binding })),
    );
  let turn = 0;
  return {
    url,
    get logs() {
      return logs;
    },
    async enter(told) {
      const heard: Promise<void>[] = [];
      for (const [worker, one] of Object.entries(told)) {
        const mark = `${worker} ${++turn}`;
        heard.push(new Promise((done) => marked.push({ text: mark, done })));
        await say(worker, "enter", { ...one, mark, seed: nextSeed() });
      }
      await Promise.all(heard);
      marked = [];
      logs = [];
    },
    fetch,
    say,
    database: databaseOf("DB"),
    databases: bindings.map(databaseOf),
    async cron() {
      await fetcherOf(fetchers, "luopan-origin").scheduled({ cron: "*/10 * * * *" });
    },
    async quiet() {
      const until = performance.now() + PATIENCE_MS;
      while (performance.now() < until) {
        let busy = 0;
        for (const worker of fetchers.keys()) busy += Number(await say(worker, "busy"));
        if (busy === 0) return true;
        await new Promise((done) => setTimeout(done, 10));
      }
      return false;
    },
    close: () => miniflare.dispose(),
  };
}

function fetcherOf(fetchers: ReadonlyMap<string, Fetcher>, name: string): Fetcher {
  const fetcher = fetchers.get(name);
  if (fetcher === undefined) throw new Error(`no Worker ${name}`);
  return fetcher;
}

/** Modules by their names: the first is the entry; what ends in .bin is bytes. */
export function modulesOf(files: Readonly<Record<string, string>>) {
  const modulesRoot = "/luopan";
  const modules = Object.entries(files).map(([name, file]) => ({
    type: name.endsWith(".bin") ? ("Data" as const) : ("ESModule" as const),
    path: join(modulesRoot, name),
    contents: readFileSync(file),
  }));
  return { modules, modulesRoot };
}

/** A folder as wrangler bundles a Worker: its module, and the bytes that the module imports. */
export const bundleIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file === "index.js" || file.endsWith(".bin"))
      .map((file) => [file, join(folder, file)]),
  );

/**
 * A Worker as its wrangler.toml describes it. What a start of the site has put into the `.dev.vars` beside it stays out:
 * a test has the vars that it names.
 */
export function readWorker(path: string): ReturnType<typeof readToml> {
  const read = readToml(path);
  read.workerOptions.bindings = { ...readConfig({ config: path }).vars };
  return read;
}

/** Performs the migrations on an empty database. */
export const migrate = (database: D1Database) =>
  database.batch(migrations().map((statement) => database.prepare(statement)));
