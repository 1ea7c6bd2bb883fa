import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { drawnOf } from "#app/kit/glyphs/outlines.ts";
import { snOf } from "#app/kit/order/sn-of.server.ts";
import { addressOf } from "#app/kit/paths/address-of.server.ts";
import { duetPath } from "#app/kit/paths/together-paths.ts";
import { troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { DuetSteps, namesAhead } from "#app/together/duet-given.ts";
import { DuetPage } from "#app/together/duet-page.tsx";
import { NotYours } from "#app/together/said-note.tsx";
import { orSaid, sendStep } from "#app/together/send-step.server.ts";
import { shownOf } from "#app/together/upright-name.tsx";

export const meta: MetaFunction = () => [{ title: "两人分头选 · 罗盘起名" }];

/** Shows the duet to who ordered by the order's number, to the other parent by a key. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const sn = snOf(params.sn, context);
  const duet = await orSaid(context.upstream.x.duet({ sn }));
  if ("data" in duet) return duet;
  const { invite, round, found } = duet;
  const names = round === null ? (found?.names ?? []) : [round.left.name, round.right.name];
  const outlines = await context.outlines(names.map(shownOf));
  const coming = round === null ? [] : namesAhead(round);
  const ahead = drawnOf(await context.outlines(names.map(shownOf), coming.map(shownOf)));
  return { duet, address: invite === null ? null : addressOf(context, duetPath(invite)), outlines, ahead };
}

const ACTS = ["start", "invite", "finish", "end"] as const;

/** Answers a round or takes one back, or does what the owner asks for. */
export function action({ params, context }: ActionFunctionArgs) {
  const sn = snOf(params.sn, context);
  const { x } = context.upstream;
  const { act, nth = "", left = "", right = "", answer = "" } = context.form;
  const asked = ACTS.find((each) => each === act);
  if (asked !== undefined) return sendStep(x.duetSet({ sn, act: asked }), duetPath(sn));
  const said = DuetSteps.find((each) => each === answer);
  if (said === undefined) throw troubleResponse({ kind: "not-found", retryAfter: null });
  return sendStep(x.duetChoose({ sn, nth, left, right, answer: said }), duetPath(sn));
}

export default function Together() {
  const shown = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>()?.said;
  if ("said" in shown) return <NotYours said={shown.said} />;
  return <DuetPage {...shown} said={said} />;
}
