import { ASSERTION_HEADER } from "#functions/contract/desk/desk.ts";
import type { Clerk } from "#functions/origin/visit.ts";
import { deskAt } from "#tests/kit/expert/order.ts";
import { type Site, type StartOptions, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";
import { type Access, OPERATOR, startAccess } from "./access.ts";

/** Calls to the origin Worker by somebody who works here: the operator, unless another is told. */
export const deskCaller = async (site: Site, access: Access, email: string = OPERATOR) =>
  callerOf(site, undefined, { [ASSERTION_HEADER]: await access.assert(email) });

/** A site with a desk, and the operator at it. */
export async function startDesk(originVars: StartOptions["originVars"] = {}) {
  const access = await startAccess();
  const site = await startSite({ originVars: { ...access.vars, ...originVars } });
  return {
    ...{ access, site, desk: await deskCaller(site, access) },
    async close() {
      await site.close();
      access.close();
    },
  };
}

/** What a command of the desk works with, on the database of a site. */
export const clerkAt = async (
  site: Site,
  who: string,
  vars: Record<string, string> = {},
): Promise<Clerk> => ({ ...(await deskAt(site, vars)), who });
