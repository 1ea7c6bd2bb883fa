import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare, NoOpLog } from "miniflare";
import { inject } from "vitest";
import { unstable_getMiniflareWorkerOptions as readToml } from "wrangler";
import { type Visitor, visitorAt } from "./visit.ts";

type V4Options = Parameters<typeof convertV4MiniflareOptions>[0];
type WorkerOptions = Extract<V4Options, { workers: unknown }>["workers"][number];
type Vars = Readonly<Record<string, string | null>>;
type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

export const VISITOR_KEYS = `k1:${"visitor-key-of-the-tests".repeat(2)}`;
export const DATA_KEYS = `k1:${Buffer.alloc(32, 7).toString("base64")}`;

/** Of the Workers that only tests have. */
const COMPATIBILITY = "2026-10-01";

export interface StartOptions {
  /** The site's vars over STAGE=test and the keys of the tests; null takes one away. */
  vars?: Vars;
  originVars?: Vars;
  /** The folder of the site's assets in place of the built one. */
  siteAssets?: string;
  /** The folder of the origin's assets in place of the real one; null takes their binding away. */
  originAssets?: string | null;
  /** What answers the ORIGIN binding: the origin Worker on an empty D1, or the Worker that writes down. */
  origin?: "real" | "recorder";
  /** Another engine than ours: texts of the origin's bundle, each with what stands in its place. */
  originEdits?: readonly (readonly [from: string, to: string])[];
  /** Where it listens; without it, anywhere. */
  port?: number;
}

/** What a Worker answered when it was asked past the site. */
interface OriginAnswer {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The Workers of one test file, running. */
export interface Site {
  url: URL;
  /** Every line that the Workers have logged. */
  logs: string[];
  /** A new browser, with cookies of its own. */
  visitor(userAgent?: string): Visitor;
  /** The origin's database. */
  database(): Promise<Database>;
  /** Asks the origin Worker itself, past the site; runs its cron. */
  origin: {
    fetch(
      path: string,
      init?: { method?: string; headers?: Record<string, string>; body?: string },
    ): Promise<OriginAnswer>;
    cron(): Promise<void>;
  };
  close(): Promise<void>;
}

/** Starts the site as it is built, beside its origin, as their wrangler.toml files describe them. */
export function startSite(options: StartOptions = {}): Promise<Site> {
  const { workerOptions, main = "" } = readToml("wrangler.toml");
  const bindings = varsOf({ STAGE: "test", VISITOR_KEYS }, options.vars);
  const site: WorkerOptions = { ...workerOptions, ...moduleAt(main), name: "luopan-site", bindings };
  if (options.siteAssets !== undefined && site.assets !== undefined)
    site.assets = { ...site.assets, directory: options.siteAssets };
  return start(site, options);
}

/** Starts the probe of the wire in the site's place (see ask-probe.ts). */
export function startProbe(options: StartOptions = {}): Promise<Site> {
  const probe: WorkerOptions = {
    ...moduleAt(join(inject("probeBundle"), "wire-probe.js")),
    name: "luopan-site",
    compatibilityDate: COMPATIBILITY,
    bindings: varsOf({ STAGE: "test", VISITOR_KEYS }, options.vars),
    serviceBindings: { ORIGIN: "luopan-origin", ASSETS: "luopan-origin" },
  };
  return start(probe, options);
}

async function start(site: WorkerOptions, options: StartOptions): Promise<Site> {
  const isReal = options.origin !== "recorder";
  const logs: string[] = [];
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: options.port ?? 0,
      workers: [site, isReal ? realOrigin(options) : recorder()],
      log: new NoOpLog(),
      handleStructuredLogs: ({ message }) => void logs.push(message),
    }),
  );
  const url = await miniflare.ready;
  const database = () => miniflare.getD1Database("DB", "luopan-origin");
  if (isReal) await migrate(await database());
  const origin: Site["origin"] = {
    async fetch(path, init) {
      const worker = await miniflare.getWorker("luopan-origin");
      return worker.fetch(new URL(path, "https://origin.internal").href, init);
    },
    async cron() {
      const worker = await miniflare.getWorker("luopan-origin");
      await worker.scheduled({ cron: "*/10 * * * *" });
    },
  };
  return {
    url,
    logs,
    database,
    origin,
    visitor: (agent) => visitorAt(url, agent),
    close: () => miniflare.dispose(),
  };
}

function realOrigin({ originAssets, originEdits, originVars }: StartOptions): WorkerOptions {
  const { workerOptions } = readToml("functions/origin/wrangler.toml");
  const origin: WorkerOptions = {
    ...workerOptions,
    ...bundleAt(editedBundle(inject("originBundle"), originEdits)),
    name: "luopan-origin",
    bindings: varsOf({ STAGE: "test", DATA_KEYS }, originVars),
  };
  if (originAssets === null) delete origin.assets;
  else if (originAssets !== undefined && origin.assets !== undefined)
    origin.assets = { ...origin.assets, directory: originAssets };
  return origin;
}

function recorder(): WorkerOptions {
  return {
    ...moduleAt("tests/support/recorder-worker.js"),
    name: "luopan-origin",
    compatibilityDate: COMPATIBILITY,
  };
}

function moduleAt(file: string) {
  const path = resolve(file);
  return { modules: [{ type: "ESModule" as const, path }], modulesRoot: dirname(path) };
}

/** The bundle with these texts changed, in a folder of its own; throws where one of them is not in it. */
function editedBundle(folder: string, edits: StartOptions["originEdits"] = []): string {
  if (edits.length === 0) return folder;
  const copy = mkdtempSync(`${folder}-edited-`);
  cpSync(folder, copy, { recursive: true });
  const path = join(copy, "index.js");
  let text = readFileSync(path, "utf8");
  for (const [from, to] of edits) {
    const written = inAscii(from);
    if (!text.includes(written)) throw new Error(`nothing to change in the bundle: ${from}`);
    text = text.replaceAll(written, inAscii(to));
  }
  writeFileSync(path, text);
  return copy;
}

/** A text as the bundler writes it into a string. */
const inAscii = (text: string): string =>
  text.replaceAll(
    /[^ -~]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
  );

/** A folder as wrangler bundles a Worker: its module, and the bytes that the module imports. */
function bundleAt(folder: string) {
  const { modules, modulesRoot } = moduleAt(join(folder, "index.js"));
  const bytes = readdirSync(folder).filter((file) => file.endsWith(".bin"));
  const data = bytes.map((file) => ({ type: "Data" as const, path: join(modulesRoot, file) }));
  return { modules: [...modules, ...data], modulesRoot };
}

function varsOf(usual: Vars, over: Vars = {}): Record<string, string> {
  const all = Object.entries({ ...usual, ...over });
  return Object.fromEntries(all.filter((pair): pair is [string, string] => pair[1] !== null));
}

async function migrate(database: Database): Promise<void> {
  const folder = "functions/origin/migrations";
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".sql")) continue;
    const statements = readFileSync(join(folder, file), "utf8").split("--> statement-breakpoint");
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}
