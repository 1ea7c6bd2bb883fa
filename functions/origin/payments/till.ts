import type { Visit } from "../visit.ts";
import type { Provider, ProviderName } from "./provider.ts";
import { providersOf } from "./providers.ts";

/** The providers that are configured. */
export type Providers = ReadonlyMap<ProviderName, Provider>;

/** What work on money may reach (收银台): no visitor, for a notification and the cron have none. */
export interface Till extends Pick<Visit, "db" | "env" | "now"> {
  providers: Providers;
}

export const tillOf = ({ db, env, now }: Pick<Visit, "db" | "env" | "now">): Till => ({
  db,
  env,
  now,
  providers: providersOf(env),
});
