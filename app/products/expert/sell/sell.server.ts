import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { sendForm } from "#app/kit/form/send-form.server.ts";
import { checkoutPath } from "#app/kit/order/services.ts";
import { foundAt } from "#app/kit/page/found/found.server.ts";
import { EXPERT_PATH } from "#app/kit/paths/expert-paths.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { buyForm } from "#app/products/expert/progress/buy-fields.ts";
import type { ExpertName } from "#functions/contract/products/expert.ts";

/** Loads the page that sells expert work; it is the same page at each of its addresses. */
export async function loadSell(context: AppLoadContext) {
  const { upstream, refusal } = context;
  const [offer, sample] = await Promise.all([orTrouble(upstream.order.rengong({})), firstOfSample(context)]);
  return {
    ...{ offer, sample, found: foundAt(context, EXPERT_PATH) },
    state: buyForm.state(refusal?.values ?? {}),
    outlines: await context.outlines(sample === null ? [] : [sample.name]),
  };
}

/** A name of the sample manuscript, and what its family had written: its reason speaks of that. */
export interface Sample {
  name: ExpertName;
  /** The first sentence of the family's story. */
  story: string;
}

/** The first choice of the sample manuscript; null where it cannot be read just now: the page sells without it. */
async function firstOfSample({ cache }: AppLoadContext): Promise<Sample | null> {
  try {
    const { manuscripts } = (await cache.kept("content")) ?? (await cache.fetched("content"));
    const { manuscript, brief = [] } = manuscripts[0] ?? {};
    const name = manuscript?.names.find(({ given }) => given === manuscript.pick.given);
    const story = brief.find(({ what }) => what.startsWith("家里的故事"))?.said ?? "";
    return name === undefined ? null : { name, story: story.split("。")[0] ?? "" };
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/** Orders a package and goes on to its checkout; or the page again with why it can't be had. */
export async function sell({ form, upstream }: AppLoadContext) {
  const said = { STATE_CONFLICT: 409 };
  const sent = await sendForm({ ...buyForm.post(form), said }, upstream.order.rengongBuy);
  if (sent.ok) throw redirect(checkoutPath("manual", sent.came.sn), 303);
  return data(sent.state, sent.status);
}
