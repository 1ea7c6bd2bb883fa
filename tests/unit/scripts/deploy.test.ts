import { beforeEach, describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { type Answers, addressIn, askFor, plainOf } from "#scripts/deploy/answers.ts";
import type { Cloud } from "#scripts/deploy/cloud.ts";
import { deploy, type Ground } from "#scripts/deploy/deploy.ts";
import { emptyCloud } from "#scripts/deploy/dry-run.ts";
import { configsHere, readWorkers, type Worker } from "#scripts/deploy/workers.ts";
import { LARGE, SMALL } from "#scripts/steps/origin-config.ts";
import { workerOf } from "#scripts/vite/visitor-pages.ts";
import { writeLarge } from "#tests/kit/runtime/large-workers.ts";

/** The small form, whatever the checkout has been deployed as. */
const smallWorkers = () => readWorkers(configsHere(() => false));

const ANSWERS: Answers = {
  PUBLIC_URL: "https://names.example.com",
  OPERATOR: "某某公司",
  STRIPE_SECRET_KEY: "sk_live_1",
};
const UUID = "11111111-2222-3333-4444-555555555555";
const ABSENT = { ok: false, output: "✘ [ERROR] This Worker does not exist on your account. [code: 10007]" };

/** An account as wrangler tells of it: it remembers what was made, put and deployed. */
function account() {
  const databases: { name: string; uuid: string }[] = [];
  const queues = new Set<string>();
  const buckets = new Set<string>();
  const secrets = new Map<string, Record<string, string>>();
  const served = new Map<string, string>();
  const changes: string[] = [];
  const migrated = new Set<string>();
  /** The newest map of the buckets, as it is written down; null: none was. */
  const map: { runs: string | null } = { runs: null };
  const json = (value: unknown) => ({ ok: true, output: ` ⛅️ wrangler\n${JSON.stringify(value)}\n` });
  const after = (args: readonly string[], flag: string) => args[args.indexOf(flag) + 1] ?? "";
  const nameOf = (config: string) => workers.find((worker) => worker.config === config)?.name ?? "";
  const cloud: Cloud = {
    async ask(args) {
      const line = args.join(" ");
      const name = after(args, "--name");
      if (line === "d1 list --json") return json(databases);
      if (line.startsWith("d1 migrations list"))
        return {
          ok: true,
          output: migrated.has(args[3] ?? "") ? "No migrations to apply!" : "0000_first.sql",
        };
      if (line.startsWith("d1 execute"))
        return json([{ results: map.runs === null ? [] : [{ runs: map.runs }], success: true }]);
      if (line.startsWith("queues info")) return queues.has(args[2] ?? "") ? json({}) : ABSENT;
      if (line.startsWith("r2 bucket info")) return buckets.has(args[3] ?? "") ? json({}) : ABSENT;
      if (line.startsWith("secret list")) {
        const own = secrets.get(name);
        return own === undefined ? ABSENT : json(Object.keys(own).map((key) => ({ name: key })));
      }
      const tag = served.get(name);
      if (tag === undefined) return ABSENT;
      if (line.startsWith("deployments status")) return json({ versions: [{ version_id: "v" }] });
      return json([{ id: "v", annotations: { "workers/tag": tag } }]);
    },
    async change(args, input) {
      const line = args.join(" ");
      changes.push(line);
      if (line.startsWith("d1 create")) databases.push({ name: args[2] ?? "", uuid: UUID });
      else if (line.startsWith("d1 migrations apply")) migrated.add(args[3] ?? "");
      else if (line.startsWith("queues create")) queues.add(args[2] ?? "");
      else if (line.startsWith("r2 bucket create")) buckets.add(args[3] ?? "");
      else if (line.startsWith("secret bulk")) {
        const name = after(args, "--name");
        secrets.set(name, { ...secrets.get(name), ...JSON.parse(input ?? "{}") });
      } else served.set(nameOf(after(args, "-c")), after(args, "--tag"));
    },
  };
  return { cloud, changes, secrets, databases, map };
}

let house: ReturnType<typeof account>;
let workers: Worker[];
let said: string[];
beforeEach(() => {
  house = account();
  workers = smallWorkers();
  said = [];
});

const ground = (over: Partial<Ground> = {}): Ground => ({
  ...{ cloud: house.cloud, workers, answers: ANSWERS },
  keys: (name) => `k1:${name}`,
  writeId(config, database, id) {
    workers = workers.map((worker) => ({
      ...worker,
      databases: worker.databases.map((one) =>
        worker.config === config && one.name === database ? { ...one, id } : one,
      ),
    }));
  },
  digestOf: async ({ name }) => `made-of-${name}`,
  health: async () => true,
  say: (line) => said.push(line),
  ...over,
});

describe("a deployment", () => {
  test("makes all that an empty account lacks, in an order in which each finds what it binds to", async () => {
    await deploy(ground());
    expect(
      house.changes.filter((line) => line.startsWith("deploy")).map((line) => line.split(" ")[2]),
    ).toEqual([
      ...["origin", "desk", "orders", "pages"].map((name) => `functions/${name}/wrangler.toml`),
      "wrangler.toml",
    ]);
    expect(house.changes[0]).toBe("d1 create luopan");
    const first = (start: string) => house.changes.findIndex((line) => line.startsWith(start));
    expect(first("d1 migrations apply")).toBeLessThan(first("deploy"));
    expect(house.changes.at(-1)).toContain("--domain names.example.com");
  });

  // Breaks it catches: a page of an order goes through two Workers; a page of the site is taken away from it.
  test("routes every page of an order to its own Worker, and none of the site's", async () => {
    await deploy(ground());
    const [line = ""] = house.changes.filter((change) => change.includes("functions/orders/wrangler.toml"));
    const routed = Array.from(line.matchAll(/--route (\S+)\*/g), ([, start = ""]) => start);
    const pages = routes.map((route) => ({
      of: workerOf(route),
      address: `names.example.com/${route.path?.replace(/^\//, "").replace(/:\w+/, "8") ?? ""}`,
    }));
    const taken = pages.filter(({ address }) => routed.some((start) => address.startsWith(start)));
    expect(taken).toEqual(pages.filter(({ of }) => of === "orders"));
    expect(house.changes.filter((change) => change.includes("--route"))).toEqual([line]);
  });

  // Breaks it catches: a shop that takes money, names no seller, and was never told so.
  test.each([
    ["says that no page names a seller where none is told", { ...ANSWERS, OPERATOR: "" }, 1],
    ["says nothing of it where one is", ANSWERS, 0],
  ])("%s", async (_what, answers, times) => {
    await deploy(ground({ answers }));
    expect(said.filter((line) => line.includes("OPERATOR is not set"))).toHaveLength(times);
  });

  test("changes nothing when it comes a second time", async () => {
    await deploy(ground());
    const before = house.changes.length;
    expect(await deploy(ground())).toBe(0);
    expect(house.changes.slice(before)).toEqual([]);
  });

  test("deploys only what is made of something else since", async () => {
    await deploy(ground());
    const before = house.changes.length;
    await deploy(
      ground({ digestOf: async ({ name }) => (name === "luopan-desk" ? "new" : `made-of-${name}`) }),
    );
    expect(house.changes.slice(before)).toEqual([expect.stringContaining("functions/desk/wrangler.toml")]);
  });

  test("makes the queues and buckets that a wrangler.toml names", async () => {
    workers = workers.map((worker) =>
      worker.name === "luopan-origin"
        ? { ...worker, queues: ["luopan-work"], buckets: ["luopan-old"] }
        : worker,
    );
    await deploy(ground());
    expect(house.changes).toContain("queues create luopan-work");
    expect(house.changes).toContain("r2 bucket create luopan-old");
  });

  test("gives site, pages, orders and desk the same key, the origin the keys of channels, and nobody's secret on a command line", async () => {
    await deploy(ground());
    expect(Object.fromEntries(house.secrets)).toEqual({
      "luopan-origin": { STRIPE_SECRET_KEY: "sk_live_1", DATA_KEYS: "k1:DATA_KEYS" },
      "luopan-desk": { VISITOR_KEYS: "k1:VISITOR_KEYS" },
      "luopan-pages": { VISITOR_KEYS: "k1:VISITOR_KEYS" },
      "luopan-orders": { VISITOR_KEYS: "k1:VISITOR_KEYS" },
      "luopan-site": { VISITOR_KEYS: "k1:VISITOR_KEYS" },
    });
    expect(house.changes.join("\n") + said.join("\n")).not.toMatch(/sk_live_1|k1:/);
  });

  test("never makes a key anew that the account may have", async () => {
    const faulty: Cloud = {
      ...house.cloud,
      ask: async (args) =>
        args[0] === "secret" ? { ok: false, output: "fetch failed" } : house.cloud.ask(args),
    };
    await expect(deploy(ground({ cloud: faulty }))).rejects.toThrow("secret list");
    house.secrets.set("luopan-site", { VISITOR_KEYS: "k1:old" });
    await expect(deploy(ground())).rejects.toThrow("Only luopan-site knows VISITOR_KEYS");
  });

  test("is not done while the site is ill", async () => {
    await expect(deploy(ground({ health: async () => false }))).rejects.toThrow("health");
  });
});

describe("a deployment of many databases", () => {
  const large = () => {
    const { config, remove } = writeLarge(3);
    try {
      return readWorkers([config, ...configsHere(() => false).slice(1)]);
    } finally {
      remove();
    }
  };

  // Breaks it catches: the small configuration is put over the large one by the next `npm run deploy`.
  test("takes the large configuration where there is one", () => {
    expect(configsHere((file) => file === LARGE)).toEqual([LARGE, ...configsHere(() => false).slice(1)]);
    expect(configsHere(() => false)[0]).toBe(SMALL);
  });

  test("makes what it binds, migrates each database, and leaves what the dashboard says", async () => {
    workers = large();
    await deploy(ground());
    for (const step of [
      ...["d1 create luopan", "d1 create luopan-01", "d1 create luopan-02"],
      ...["queues create luopan-work", "queues create luopan-work-dead", "r2 bucket create luopan-bodies"],
    ])
      expect(house.changes).toContain(step);
    const applied = house.changes.filter((line) => line.startsWith("d1 migrations apply"));
    expect(applied.map((line) => line.split(" ")[3])).toEqual(["luopan", "luopan-01", "luopan-02"]);
    const [first = ""] = house.changes.filter((line) => line.startsWith("deploy"));
    expect(first).toContain("--keep-vars");
    expect(first).toContain("--var PUBLIC_URL:https://names.example.com");
  });

  // Breaks it catches: orders in the other databases are not found any more.
  test("is refused where it binds fewer databases than the map names, and changes no Worker", async () => {
    house.map.runs = '[["DB",512],["DB_01",512]]';
    await expect(deploy(ground())).rejects.toThrow(`${SMALL} does not bind DB_01`);
    expect(house.changes.filter((line) => line.startsWith("deploy"))).toEqual([]);
    workers = large();
    house.map.runs = '[["DB",512],["DB_01",256],["DB_07",256]]';
    await expect(deploy(ground())).rejects.toThrow("does not bind DB_07");
    house.map.runs = '[["DB",512],["DB_01",512]]';
    await deploy(ground());
  });

  test("may become small again once the map names the first database alone", async () => {
    house.map.runs = '[["DB",1024]]';
    await deploy(ground());
    expect(house.changes.some((line) => line.startsWith(`deploy -c ${SMALL}`))).toBe(true);
  });
});

test("a dry run prints every step for an empty account, and no secret", async () => {
  const cloud = emptyCloud((line) => said.push(line));
  const none = () => said.push("written");
  await deploy(ground({ cloud, writeId: none }));
  const steps = said.filter((line) => line.startsWith("  $"));
  for (const step of ["d1 create", "d1 migrations apply", "secret bulk", "deploy -c wrangler.toml"])
    expect(steps.join("\n")).toContain(`wrangler ${step}`);
  expect(said.join("\n")).toContain("< STRIPE_SECRET_KEY, DATA_KEYS");
  expect(said.join("\n")).not.toMatch(/sk_live_1|k1:/);
});

describe("the answers", () => {
  test("must name an https address, and only settings that there are", async () => {
    expect(() => addressIn({ PUBLIC_URL: "http://names.example.com" })).toThrow("PUBLIC_URL");
    expect(() => addressIn({})).toThrow("PUBLIC_URL");
    expect(() => plainOf({ PUBLIC_ULR: "x" })).toThrow("PUBLIC_ULR");
  });

  test("are asked for once, secrets never, and kept without them", async () => {
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return question.startsWith("The site") ? "https://names.example.com " : "";
    };
    const answers = await askFor({ STRIPE_SECRET_KEY: "sk_live_1" }, ask);
    expect(asked.join("\n")).not.toMatch(/KEYS|secret/i);
    expect(plainOf(answers).PUBLIC_URL).toBe("https://names.example.com");
    expect(plainOf(answers)).not.toHaveProperty("STRIPE_SECRET_KEY");
    asked.length = 0;
    await askFor(plainOf(answers), ask);
    expect(asked).toEqual([]);
  });
});
