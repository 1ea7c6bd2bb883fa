import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { flash } from "#app/kit/cookies/flash.server.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";

/** What each button of a name's form asks for; the wire's `liked` alone takes any mark away. */
const ASKS = {
  liked: { liked: true },
  unliked: { liked: false },
  unfit: { liked: false, mark: "unfit" },
  fit: { liked: false },
} as const;

const isAsk = (text: string): text is keyof typeof ASKS => Object.hasOwn(ASKS, text);

/** Sends a mark (收藏、不合适) to the upstream and redirects to `here`; a toast says so unless the island does (`quiet`). */
export async function like(context: AppLoadContext, sn: string, here: string): Promise<never> {
  const { name = "", mark = "", quiet } = context.form;
  const asked = isAsk(mark) ? mark : "liked";
  await orTrouble(context.upstream.order.nameLike({ sn, name, ...ASKS[asked] }));
  const cookie = flash(asked, context.secure);
  throw redirect(here, { status: 303, headers: quiet === "1" ? {} : { "set-cookie": cookie } });
}
