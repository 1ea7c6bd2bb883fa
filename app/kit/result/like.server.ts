import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { flash } from "#app/kit/cookies/flash.server.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";

/** Sends a ♡ to the upstream and redirects to `here`; a toast says so unless the island does (`quiet`). */
export async function like(context: AppLoadContext, sn: string, here: string): Promise<never> {
  const { name = "", liked, quiet } = context.form;
  const wanted = liked !== "0";
  await orTrouble(context.upstream.order.nameLike({ sn, name, liked: wanted }));
  const cookie = flash(wanted ? "liked" : "unliked", context.secure);
  throw redirect(here, { status: 303, headers: quiet === "1" ? {} : { "set-cookie": cookie } });
}
