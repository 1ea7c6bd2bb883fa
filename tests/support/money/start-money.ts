import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare, NoOpLog } from "miniflare";
import { run } from "#scripts/steps/commands.ts";

const CONFIG = "tests/support/money/money-worker.toml";
const MIGRATIONS = "functions/origin/migrations";

/** A database with our tables, and beside it the Worker that plays schedules on it. */
export interface Money {
  database: D1Database;
  post(path: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a D1 of its own; `withWorker` bundles the Worker that plays schedules. */
export async function startMoney({ withWorker }: { withWorker: boolean }): Promise<Money> {
  const folder = mkdtempSync(join(tmpdir(), "luopan-money-"));
  const empty = "export default { fetch: () => new Response(null) }";
  if (withWorker) {
    await run("wrangler", ["deploy", "-c", CONFIG, "--dry-run", "--outdir", folder], "Bundling a Worker");
  }
  const contents = withWorker ? readFileSync(join(folder, "money-worker.js"), "utf8") : empty;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      log: new NoOpLog(),
      workers: [
        {
          name: "money",
          compatibilityDate: "2026-10-01",
          modules: [{ type: "ESModule", path: "money-worker.js", contents }],
          d1Databases: { DB: "money" },
        },
      ],
    }),
  );
  const database: D1Database = await miniflare.getD1Database("DB", "money");
  await migrate(database);
  return {
    database,
    async post(path) {
      const worker = await miniflare.getWorker("money");
      const answer = await worker.fetch(`https://money.internal${path}`, { method: "POST" });
      return answer.text();
    },
    async close() {
      await miniflare.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function migrate(database: D1Database): Promise<void> {
  for (const file of readdirSync(MIGRATIONS).sort()) {
    if (!file.endsWith(".sql")) continue;
    const statements = readFileSync(join(MIGRATIONS, file), "utf8").split("--> statement-breakpoint");
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}
