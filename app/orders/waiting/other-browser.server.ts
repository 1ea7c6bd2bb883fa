import type { AppLoadContext } from "@remix-run/cloudflare";
import { browserPath } from "#app/kit/order/services.ts";
import { addressOf } from "#app/kit/paths/address-of.server.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import type { HandedOver } from "./other-phone.tsx";

/** Where another browser of the owner's takes an order over (换浏览器): the whole address, its path, and until when; good once. */
export async function handOver(context: AppLoadContext, sn: string): Promise<HandedOver> {
  const { pass, until } = await orTrouble(context.upstream.x.handOver({ sn }));
  const path = browserPath(sn, pass);
  return { path, address: addressOf(context, path), until };
}

const SPENT = "这个链接已经过期或用过了，请回到原来的页面，再要一个新的。";

/** Takes an order over by the pass of the form; null, or why that can't be. */
export async function takeOver({ upstream, form }: AppLoadContext, sn: string): Promise<string | null> {
  try {
    await upstream.x.takeOver({ sn, pass: form.pass ?? "" });
    return null;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === "STATE_CONFLICT") return error.say || SPENT;
    if (error.code === "INVALID_PARAMS") return SPENT;
    return orTrouble(Promise.reject(error));
  }
}
