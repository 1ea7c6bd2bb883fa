import type { Context } from "#functions/origin/visit.ts";
import type { ProviderName } from "./providers/provider.ts";

type Env = Pick<Context["env"], "PUBLIC_URL">;

const siteOf = ({ PUBLIC_URL = "" }: Env) => PUBLIC_URL.replace(/\/+$/, "");

/** Where a provider sends its words. */
export const notifyUrlOf = (provider: ProviderName, env: Env): string => `${siteOf(env)}/notify/${provider}`;

/** Where a cashier brings the payer back to. */
export const returnUrlOf = (sn: string, env: Env): string => `${siteOf(env)}/wait-pay?sn=${sn}`;

/** The same for a payer who leaves the cashier unpaid: the page says so, and does not look for money. */
export const leftUrlOf = (returnUrl: string): string => `${returnUrl}&left=1`;
