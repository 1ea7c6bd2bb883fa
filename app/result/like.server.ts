import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { flash } from "../document/flash.server.ts";
import { orTrouble, statusOf, troubleOf } from "../upstream/as-response.server.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import type { LikeAnswer } from "./like-form.tsx";

/** Carries a ♡ on: by script it is answered in place, as a form it goes back to `here` with a word on it. */
export async function like(context: AppLoadContext, sn: string, here: string) {
  const { name = "", liked, quiet } = context.form;
  const wanted = liked !== "0";
  const call = () => context.upstream.order.nameLike({ sn, name, liked: wanted });
  if (quiet === "1") {
    try {
      await call();
      return data<LikeAnswer>({ liked: wanted });
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return data<LikeAnswer>({ liked: null }, { status: statusOf(troubleOf(error)) });
    }
  }
  await orTrouble(call());
  throw redirect(here, {
    status: 303,
    headers: { "set-cookie": flash(wanted ? "liked" : "unliked", context.secure) },
  });
}
