import { Trouble } from "#scripts/steps/tell.ts";
import { type Answers, addressIn, settingsOf } from "./answers.ts";
import { askJson, type Cloud, isThere } from "./cloud.ts";
import { ordersRoutes } from "./orders-routes.ts";
import { type Keys, missingSecrets } from "./secrets.ts";
import { refuseFewer } from "./whole-map.ts";
import type { Worker } from "./workers.ts";

/** All that a deployment touches: the account, the files of the checkout, the site once it is up. */
export interface Ground {
  cloud: Cloud;
  workers: readonly Worker[];
  answers: Answers;
  /** Makes a key of its kind, and keeps a copy outside the account. */
  keys: Keys;
  /** Writes the id of a database into the wrangler.toml that names it. */
  writeId(config: string, database: string, id: string): void;
  /** What the Worker is made of, as a short text: another one is another version. */
  digestOf(worker: Worker): Promise<string>;
  /** What the site says of itself. */
  health(address: URL): Promise<boolean>;
  say(line: string): void;
}

const NO_SELLER =
  "No page names a seller: OPERATOR is not set. Name the firm (OPERATOR, LICENCE, ADDRESS, PHONE) before money is taken.";

/** Brings the account to what the checkout and the answers say; the number of things that it changed. */
export async function deploy(ground: Ground): Promise<number> {
  const { workers, say } = ground;
  const address = addressIn(ground.answers);
  let changed = 0;
  const count = (changes: number) => {
    changed += changes;
  };
  for (const worker of workers) {
    count(await makeDatabases(worker, ground));
    await refuseFewer(worker, ground.cloud);
    for (const queue of worker.queues) count(await make("queue", queue, ["queues"], ground));
    for (const bucket of worker.buckets) count(await make("bucket", bucket, ["r2", "bucket"], ground));
  }
  count(await putSecrets(ground));
  for (const worker of workers) count(await putWorker(worker, address, ground));
  if (!(await ground.health(address)))
    throw new Trouble(`${address.href}health does not say that all is well: see npx wrangler tail.`);
  if ((ground.answers.OPERATOR ?? "") === "") say(NO_SELLER);
  say(
    `${address.origin} is up and well. ${changed === 0 ? "Nothing had to change." : `${changed} changes.`}`,
  );
  return changed;
}

/** Databases by name; one that is new, or whose id the file does not know, is written into it. Then its migrations. */
async function makeDatabases(worker: Worker, { cloud, say, writeId }: Ground): Promise<number> {
  let changed = 0;
  for (const { name, id, migrates } of worker.databases) {
    const known = await databaseId(name, cloud);
    if (known === null) {
      say(`database ${name}: create`);
      await cloud.change(["d1", "create", name]);
      changed += 1;
    }
    const own = known ?? (await databaseId(name, cloud));
    if (own === null) throw new Trouble(`The database ${name} was created and is not in the account's list.`);
    if (own !== id) {
      say(`${worker.config}: database_id of ${name}`);
      writeId(worker.config, name, own);
      changed += 1;
    }
    if (migrates) changed += await migrate(name, worker, { cloud, say });
  }
  return changed;
}

async function databaseId(name: string, cloud: Cloud): Promise<string | null> {
  const list = await askJson(cloud, ["d1", "list", "--json"]);
  const found = rowsOf(list).find((row) => row.name === name);
  return found === undefined ? null : String(found.uuid);
}

async function migrate(
  name: string,
  { config }: Worker,
  { cloud, say }: Pick<Ground, "cloud" | "say">,
): Promise<number> {
  const { ok, output } = await cloud.ask(["d1", "migrations", "list", name, "--remote", "-c", config]);
  if (!ok) throw new Trouble(`The migrations of ${name} cannot be listed:\n${output.trim()}`);
  if (/No migrations to apply/i.test(output)) return 0;
  say(`database ${name}: migrations`);
  await cloud.change(["d1", "migrations", "apply", name, "--remote", "-c", config]);
  return 1;
}

async function make(
  what: string,
  name: string,
  command: readonly string[],
  { cloud, say }: Ground,
): Promise<number> {
  if (await isThere(cloud, [...command, "info", name])) return 0;
  say(`${what} ${name}: create`);
  await cloud.change([...command, "create", name]);
  return 1;
}

/** Secrets that a Worker has not got; one that is there is never written over. */
async function putSecrets(ground: Ground): Promise<number> {
  const { cloud, workers, say } = ground;
  const there = new Map<string, ReadonlySet<string>>();
  for (const { name } of workers) {
    const list = rowsOf(await askJson(cloud, ["secret", "list", "--name", name]));
    there.set(name, new Set(list.map((row) => String(row.name))));
  }
  const missing = missingSecrets(workers, there, ground.answers, ground.keys);
  for (const [name, secrets] of missing) {
    say(`${name}: secrets ${Object.keys(secrets).join(", ")}`);
    await cloud.change(["secret", "bulk", "--name", name], JSON.stringify(secrets));
  }
  return missing.size;
}

/** Deploys a Worker, unless the version that is served is made of the same. */
async function putWorker(worker: Worker, address: URL, ground: Ground): Promise<number> {
  const { cloud, answers, say } = ground;
  const { name, config } = worker;
  const { plain } = settingsOf(answers, name);
  const tag = await ground.digestOf(worker);
  if ((await servedTag(name, cloud)) === tag) return 0;
  say(`${name}: deploy`);
  const vars = Object.entries(plain).flatMap(([key, value]) => ["--var", `${key}:${value}`]);
  const reached = reachedBy(name, address.hostname);
  await cloud.change(["deploy", "-c", config, "--keep-vars", "--tag", tag, ...reached, ...vars]);
  return 1;
}

/** How visitors reach a Worker: the site by its domain, that of orders by routes, which come before it; nobody the others. */
function reachedBy(name: string, host: string): string[] {
  if (name.endsWith("-site")) return ["--domain", host];
  return name.endsWith("-orders") ? ordersRoutes(host).flatMap((route) => ["--route", route]) : [];
}

/** The tag of the one version that is served; null where there is none, or several share the visitors. */
async function servedTag(name: string, cloud: Cloud): Promise<string | null> {
  const status = await askJson(cloud, ["deployments", "status", "--name", name, "--json"]);
  const [served, another] = rowsOf(Object(status).versions);
  if (served === undefined || another !== undefined) return null;
  const versions = rowsOf(await askJson(cloud, ["versions", "list", "--name", name, "--json"]));
  const version = versions.find((row) => row.id === served.version_id);
  const tag: unknown = Object(version?.annotations)["workers/tag"];
  return typeof tag === "string" ? tag : null;
}

const rowsOf = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.map((row) => Object(row)) : [];
