import { startAccess } from "#tests/kit/desk/access.ts";
import { deskCaller } from "#tests/kit/desk/desk-caller.ts";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { spreadBuckets, startLargeWorkers } from "#tests/kit/runtime/large-workers.ts";
import { lendWorkers, type Site } from "#tests/kit/runtime/start-workers.ts";
import type { World } from "./world.ts";

/** A shop to play schedules in, with an operator who may send its money back. */
export interface Playground {
  world: World;
  close(): Promise<void>;
}

/** On one database; on so many of them, with R2 and a queue, where more are asked for. */
export async function openPlayground(databases = 1): Promise<Playground> {
  const access = await startAccess();
  const lend = databases > 1 ? () => startLargeWorkers(databases) : lendWorkers;
  const shop = await startShop({ originVars: access.vars }, lend);
  if (databases > 1) await spreadBuckets(await shop.site.database(), databases);
  const world = databases > 1 ? awaiting(shop) : shop;
  return {
    world: { ...world, desk: await deskCaller(shop.site, access) },
    async close() {
      await shop.close();
      access.close();
    },
  };
}

/** Milliseconds between two looks whether the queue is through, and that it may take. */
const [LOOK_MS, PATIENCE_MS] = [50, 60_000];

/** The same shop, whose cron is over once the queue has done a minute's work in each database. */
function awaiting(shop: Shop): Shop {
  const { site } = shop;
  const cron = async () => {
    const began = new Date().toISOString();
    await site.origin.cron();
    for (let waited = 0; !(await isThrough(site, began)); waited += LOOK_MS) {
      if (waited > PATIENCE_MS) throw new Error("the queue does nothing");
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
  };
  return { ...shop, site: { ...site, origin: { ...site.origin, cron } } };
}

async function isThrough(site: Site, since: string): Promise<boolean> {
  for (const database of await site.databases()) {
    const row = await database.prepare("SELECT at FROM beats WHERE at >= ?").bind(since).first();
    if (row === null) return false;
  }
  return true;
}
