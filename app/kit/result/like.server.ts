import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { flash } from "#app/kit/cookies/flash.server.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";

/** Carries a ♡ on and goes back to `here`, with a word on it unless the page's own script says it (`quiet`). */
export async function like(context: AppLoadContext, sn: string, here: string): Promise<never> {
  const { name = "", liked, quiet } = context.form;
  const wanted = liked !== "0";
  await orTrouble(context.upstream.order.nameLike({ sn, name, liked: wanted }));
  const cookie = flash(wanted ? "liked" : "unliked", context.secure);
  throw redirect(here, { status: 303, headers: quiet === "1" ? {} : { "set-cookie": cookie } });
}
