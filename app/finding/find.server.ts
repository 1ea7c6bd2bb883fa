import type { AppLoadContext } from "@remix-run/cloudflare";
import { SearchParams, SendCodeParams } from "#functions/contract/finding.ts";
import type { OrderSummary } from "#functions/contract/orders.ts";
import { freshState } from "../form/fresh-state.server.ts";
import { readForm } from "../form/read-form.server.ts";
import { refused } from "../form/refused.server.ts";
import { type Typed, typedAt } from "../form/typed.ts";
import { statusOf, troubleOf } from "../upstream/as-response.server.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { type FindState, fieldOf } from "./fields.ts";

const [ByMobile, ByNumber] = SearchParams.options;

export type Found = { orders: readonly OrderSummary[] } | { state: FindState; status: number };

/** The form to draw; a code on its way keeps the second step open, another one asked for in vain too. */
export const findState = (typed: Typed, sent: FindState["sent"] = null): FindState => ({
  ...freshState(typed, {}),
  errors: {},
  sent: sent ?? (typed.code === undefined ? null : { masked: "", again: 0 }),
  said: null,
});

/** Refusals of a code to be sent whose own words name the way on: no carrier, or one that took no message. */
const SAID: ReadonlySet<string> = new Set(["NOT_CONFIGURED", "UNAVAILABLE"]);

/** A posted step of the look-up (查订单): by number, a code to be sent, or by mobile with the code. */
export async function find({ form, upstream }: AppLoadContext): Promise<Found> {
  const { step } = form;
  const { index, x } = upstream;
  const mobile = typedAt(form, "mobile");
  if (step === "send") {
    return carried(form, readForm(SendCodeParams, { mobile }, fieldOf), async (wanted) => ({
      state: findState(form, await x.sendCode(wanted)),
      status: 200,
    }));
  }
  if (step === "code") {
    const typed = { mobile, code: typedAt(form, "code") };
    return carried(form, readForm(ByMobile, typed, fieldOf), (wanted) => index.search(wanted));
  }
  return carried(form, readForm(ByNumber, { q: typedAt(form, "q") }, fieldOf), (wanted) =>
    index.search(wanted),
  );
}

async function carried<B>(
  form: Typed,
  reading: { ok: true; brief: B } | { ok: false; errors: FindState["errors"] },
  call: (brief: B) => Promise<Found>,
): Promise<Found> {
  const state = findState(form);
  if (!reading.ok) return { state: { ...state, errors: reading.errors }, status: 400 };
  try {
    return await call(reading.brief);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (form.step === "send" && error.say !== "" && SAID.has(error.code))
      return { state: { ...state, trouble: troubleOf(error), said: error.say }, status: error.status };
    const again = { ...state, ...refused(error, fieldOf) };
    return { state: again, status: again.trouble === null ? 400 : statusOf(again.trouble) };
  }
}
