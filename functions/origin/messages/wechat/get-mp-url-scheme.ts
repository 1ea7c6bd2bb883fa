import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import { countTry } from "#functions/origin/store/limit.ts";
import { NOT_LISTED, urlScheme } from "./open-platform.ts";

const PER_VISITOR = { most: 20, seconds: 3600 };

/** A link into the mini-program (小程序链接); NOT_CONFIGURED where there is none, or WeChat does not know our address. */
export const getMpUrlScheme: HandlerOf<"index", "getMpUrlScheme"> = async ({ path, query }, visit) => {
  const { mini } = visit.env.share;
  if (mini === null) throw new Failure("NOT_CONFIGURED");
  await countTry("scheme-visitor", visit.visitorId, PER_VISITOR, visit);
  try {
    const { value, expiresAt } = await urlScheme(mini, path, query, visit);
    return { openlink: value, expiresAt: isoOf(expiresAt) };
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    logFault("index.getMpUrlScheme", error);
    throw new Failure(error.code === NOT_LISTED ? "NOT_CONFIGURED" : "UNAVAILABLE", {});
  }
};
