import * as v from "valibot";
import { readBytes } from "#app/kit/upstream/read-bytes.ts";
import { HEALTH_PATH, type Health, HealthOfOrigin } from "#functions/contract/watch/health.ts";
import { withoutBase } from "./base-path.ts";
import type { SiteEnv } from "./env.ts";
import { targetOf } from "./site-context.ts";

/** Milliseconds that a monitor waits; what answers later is as good as down. */
const PATIENCE_MS = 5_000;
const MAX_ANSWER = 4 * 1024;
const AGAIN_S = "30";
const UNKNOWN: HealthOfOrigin = { database: "unknown", cron: "unknown", promises: "unknown" };

/** Does this path, at the root or below the router's base, ask how the site is? */
export const asksForHealth = (pathname: string, base: string): boolean =>
  pathname === HEALTH_PATH || withoutBase(pathname, base) === HEALTH_PATH;

/**
 * Says to a monitor how the site, its origin, the database and the cron are (体检): 200 where all is well, 503 where
 * something is not. It tells nothing of visitors, and is asked at most as often as a payment may be.
 */
export async function answerHealth(env: SiteEnv): Promise<Response> {
  const limited = (await env.CHECK_LIMIT?.limit({ key: "health" }).catch(() => null))?.success === false;
  if (limited) return new Response(null, { status: 429 });
  const { origin, parts } = await askOrigin(env);
  const isWell =
    origin !== "down" && Object.values(parts).every((part) => part !== "late" && part !== "down");
  const health: Health = {
    status: isWell ? "ok" : "ill",
    origin,
    ...parts,
    version: env.CF_VERSION_METADATA?.id ?? "",
  };
  const headers = { "cache-control": "no-store", ...(!isWell && { "retry-after": AGAIN_S }) };
  return Response.json(health, { status: isWell ? 200 : 503, headers });
}

async function askOrigin(env: SiteEnv): Promise<{ origin: Health["origin"]; parts: HealthOfOrigin }> {
  const { service, base } = targetOf(env);
  const address = base.replace(/\/$/, "") + HEALTH_PATH;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await service.fetch(new Request(address, { redirect: "manual", signal }));
    // A foreign upstream need not know of this: it is there, and no more is known.
    if (answer.status === 404) return { origin: "unknown", parts: UNKNOWN };
    const bytes = answer.ok ? await readBytes(answer.body, MAX_ANSWER) : null;
    const said = v.safeParse(
      v.pipe(v.string(), v.parseJson(), HealthOfOrigin),
      bytes && new TextDecoder().decode(bytes),
    );
    return said.success ? { origin: "ok", parts: said.output } : { origin: "down", parts: UNKNOWN };
  } catch {
    return { origin: "down", parts: UNKNOWN };
  }
}
