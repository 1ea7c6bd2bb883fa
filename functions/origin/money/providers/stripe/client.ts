import Stripe from "stripe";
import type { StripeConfig } from "#functions/origin/money/providers/config.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";

/** Of one call, which is tried once: our own code tries again later, with the same Idempotency-Key. */
const TIMEOUT_MS = 8000;
/** Stripe's own codes, such as `resource_missing`; any other text there is kept out of our logs. */
const CODE = /^[\w.-]{1,64}$/;

/** Stripe's package, over `fetch`, at the host of the configuration. */
export function stripeClient(config: StripeConfig): Stripe {
  const { protocol, hostname, port } = new URL(config.STRIPE_HOST);
  const isPlain = protocol === "http:";
  return new Stripe(config.STRIPE_SECRET_KEY, {
    host: hostname,
    port: port || (isPlain ? "80" : "443"),
    protocol: isPlain ? "http" : "https",
    httpClient: Stripe.createFetchHttpClient(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** What Stripe answers; throws ProviderTrouble where it refuses or does not answer. */
export async function heard<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? troubleOf(error) : error;
  }
}

function troubleOf({ statusCode, code, rawType }: Stripe.errors.StripeError): ProviderTrouble {
  if (statusCode === undefined) return new ProviderTrouble("stripe", 0, "UNREACHABLE");
  const known = [code, rawType].find((candidate) => CODE.test(candidate ?? ""));
  return new ProviderTrouble("stripe", statusCode, known ?? "UNKNOWN");
}
