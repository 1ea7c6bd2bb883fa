/** The names of the parameters that a Checkout Session may be made of. */
const KNOWN =
  /^(mode|success_url|cancel_url|client_reference_id|expires_at|locale|customer_email|submit_type|customer_creation|billing_address_collection|ui_mode|metadata\[[^\]]{1,40}\]|expand\[\d*\]|(allowed_)?payment_method_types\[\d*\]|payment_intent_data\[(description|statement_descriptor_suffix|metadata\]\[[^\]]{1,40})\]|line_items\[\d+\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[(name|description)))\]|adaptive_pricing\[enabled\]|allow_promotion_codes|automatic_tax\[enabled\]|payment_method_options\[card\]\[request_three_d_secure\]|phone_number_collection\[enabled\])$/;

/** The name of the first parameter that Stripe does not know. */
export const unknownParam = (form: URLSearchParams): string | undefined =>
  [...form.keys()].find((name) => !KNOWN.test(name));

/** `{name: value}` of `metadata[name]=value`. */
export function metadataOf(form: URLSearchParams): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of form) {
    const [, key] = /^metadata\[([^\]]+)\]$/.exec(name) ?? [];
    if (key !== undefined) found[key] = value;
  }
  return found;
}

/** Stripe's refusal. */
export function stripeError(status: number, type: string, message: string, more: object = {}): Response {
  return Response.json({ error: { type, message, ...more } }, { status });
}

export const invalid = (message: string, param: string, code = "parameter_invalid") =>
  stripeError(400, "invalid_request_error", message, { param, code });
