import { startAccess } from "#tests/kit/desk/access.ts";
import { deskCaller } from "#tests/kit/desk/desk-caller.ts";
import { startShop } from "#tests/kit/money/sandbox.ts";
import type { World } from "./world.ts";

/** A shop to play schedules in, with an operator who may send its money back. */
export interface Playground {
  world: World;
  close(): Promise<void>;
}

export async function openPlayground(): Promise<Playground> {
  const access = await startAccess();
  const shop = await startShop({ originVars: access.vars });
  return {
    world: { ...shop, desk: await deskCaller(shop.site, access) },
    async close() {
      await shop.close();
      access.close();
    },
  };
}
