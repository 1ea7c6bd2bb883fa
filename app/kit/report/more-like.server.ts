import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { viewPath } from "#app/kit/result/view.ts";
import { troubleOf, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";

/**
 * Asks for one more batch that leans as the family does (照我的喜好再来一批), and redirects to it. Where there can be none,
 * answers the words in which the page says why; throws other troubles, which have a page of their own.
 */
export async function moreLike(context: AppLoadContext, sn: string, after: string) {
  const asked = await ask(context, sn, after);
  if ("said" in asked) return data(asked, 409);
  throw redirect(`${viewPath(sn, { batch: asked.batch })}#names`, 303);
}

async function ask({ upstream }: AppLoadContext, sn: string, after: string) {
  try {
    return await upstream.x.moreLike({ sn, after });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === "STATE_CONFLICT" || error.code === "INVALID_PARAMS") return { said: error.say };
    throw troubleResponse(troubleOf(error));
  }
}
