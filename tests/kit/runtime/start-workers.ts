import { createHmac } from "node:crypto";
import type { D1Database } from "@cloudflare/workers-types";
import { type Lent, lender } from "./lend.ts";
import { type Edits, startOurWorkers } from "./our-workers.ts";
import { type Visitor, visitorAt } from "./visit.ts";

/** Milliseconds: a busy machine is no slow upstream, and a status is a page's own as long as nothing has left. */
const HEAD_AFTER_MS = "30000";

/** The Workers with pages, each in a shell of its own. */
const WITH_PAGES = ["luopan-site", "luopan-pages", "luopan-orders", "luopan-desk"];

type Vars = Readonly<Record<string, string | null>>;

export const VISITOR_KEYS = `k1:${"visitor-key-of-the-tests".repeat(2)}`;
/** The cookie of a visitor over plain http, and its value for an id (see visitor-cookie.server.ts). */
export const VISITOR_COOKIE = "v";
export const signedVisitor = (id: string): string => {
  const mac = createHmac("sha256", VISITOR_KEYS.slice(3)).update(`visitor.${id}.k1`).digest("hex");
  return `${id}.k1.${mac}`;
};
export const DATA_KEYS = `k1:${Buffer.alloc(32, 7).toString("base64")}`;

export interface StartOptions {
  /** The site's vars over STAGE=test and the keys of the tests; null takes one away. */
  vars?: Vars;
  originVars?: Vars;
  /** What of the site's assets is missing: a path, and all below it. */
  missingAssets?: string;
  /** The origin's assets in place of the real ones, by their paths; null takes their binding away. */
  originAssets?: Readonly<Record<string, Uint8Array>> | null;
  /** What answers the ORIGIN binding: the origin Worker on an empty D1, or the Worker that writes down. */
  origin?: "real" | "recorder";
  /** Milliseconds between the origin and its database: none where nothing is said. */
  databaseMs?: number;
  /** Another engine than ours; these Workers are nobody else's. */
  originEdits?: Edits;
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
  /** From now on the site is another isolate on the same edge, which remembers nothing of its own. */
  renew(): Promise<void>;
  /** A new browser, with cookies of its own; that of a visitor who is known already, where an id is told. */
  visitor(userAgent?: string, id?: string): Visitor;
  /** Method and address of every request so far to the site and to its origin, as the platform's log keeps them. */
  asked(): Promise<string[]>;
  /** How often the origin has asked its database so far: a batch is one trip. */
  trips(): Promise<number>;
  /** The origin's database; of many the directory. */
  database(): Promise<D1Database>;
  databases(): Promise<readonly D1Database[]>;
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

/** An origin by itself, wherever it runs: its calls, its cron and its database. */
export type OriginSite = Pick<Site, "origin" | "database" | "close">;

/** The site as it is built, beside its origin: new to whoever has it, on an empty database. */
export const startSite = async (options: StartOptions = {}): Promise<Site> =>
  siteOn(await lendWorkers(options), options);

/** The probe of the wire in the site's place (see ask-probe.ts). */
export const startProbe = async (options: StartOptions = {}): Promise<Site> =>
  siteOn(await lendWorkers(options), options, "probe");

const lendOurs = lender(startOurWorkers);

/** Workers that nobody has: the process's own, which are started once, unless another engine is asked for. */
export async function lendWorkers({ originEdits }: StartOptions = {}): Promise<Lent> {
  if (originEdits === undefined) return lendOurs();
  const runtime = await startOurWorkers(originEdits);
  return { runtime, back: runtime.close };
}

let edges = 0;

/** Tells Workers that were lent what they are from now on. */
export async function siteOn(
  { runtime, back }: Lent,
  options: StartOptions,
  front: "site" | "probe" = "site",
): Promise<Site> {
  await runtime.say("luopan-origin", "empty");
  const pages = {
    vars: varsOf({ STAGE: "test", VISITOR_KEYS, HEAD_AFTER_MS }, options.vars),
    edge: `edge ${process.pid} ${++edges}`,
    origin: options.origin ?? "real",
    missingAssets: options.missingAssets ?? null,
  };
  await runtime.enter({
    "luopan-recorder": { vars: {} },
    "luopan-origin": {
      vars: varsOf({ STAGE: "test", DATA_KEYS }, options.originVars),
      assets: assetsOf(options),
      databaseMs: options.databaseMs ?? 0,
    },
    "luopan-site": { ...pages, front },
    "luopan-pages": { ...pages, front: "site" },
    "luopan-orders": { ...pages, front: "site" },
    // The desk is told what the site is told; only the desk reads who works there.
    "luopan-desk": { ...pages, front: "site" },
  });
  const { url, logs, database, databases, fetch, cron, say } = runtime;
  const behind = options.origin === "recorder" ? "luopan-recorder" : "luopan-origin";
  return {
    url,
    logs,
    renew: async () => {
      for (const worker of WITH_PAGES) await say(worker, "renew");
    },
    visitor: (agent, id) => {
      const visitor = visitorAt(url, agent);
      if (id !== undefined) visitor.cookies.set(VISITOR_COOKIE, signedVisitor(id));
      return visitor;
    },
    asked: async () => {
      const heard = [...WITH_PAGES, "luopan-origin"].map(async (worker) => {
        const addresses: string[] = JSON.parse(await say(worker, "asked"));
        return addresses;
      });
      return (await Promise.all(heard)).flat();
    },
    trips: async () => Number(await say("luopan-origin", "trips")),
    database: async () => database,
    databases: async () => databases,
    origin: {
      fetch: (path, init) => fetch(behind, new URL(path, "https://origin.internal").href, init),
      cron,
    },
    close: back,
  };
}

/** The origin's assets as its shell is told of them: the real ones, base64 of each file, or none. */
function assetsOf({ originAssets }: StartOptions) {
  if (originAssets === undefined) return "real";
  if (originAssets === null) return null;
  const files = Object.entries(originAssets);
  return Object.fromEntries(files.map(([path, bytes]) => [path, Buffer.from(bytes).toString("base64")]));
}

function varsOf(usual: Vars, over: Vars = {}): Record<string, string> {
  const all = Object.entries({ ...usual, ...over });
  return Object.fromEntries(all.filter((pair): pair is [string, string] => pair[1] !== null));
}
