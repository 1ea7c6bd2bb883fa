import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { snOf } from "#app/kit/order/sn-of.server.ts";
import { addressOf } from "#app/kit/paths/address-of.server.ts";
import { votePath } from "#app/kit/paths/together-paths.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { PollPage } from "#app/together/poll-page.tsx";
import { sendStep } from "#app/together/send-step.server.ts";
import { shownOf } from "#app/together/upright-name.tsx";

export const meta: MetaFunction = () => [{ title: "家人投票 · 罗盘起名" }];

/** Shows the vote to its owner by the order's number, to a relative by a key. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const sn = snOf(params.sn, context);
  const poll = await orTrouble(context.upstream.x.poll({ sn }));
  const { invite, names } = poll;
  const outlines = await context.outlines(names.map(shownOf));
  return { poll, address: invite === null ? null : addressOf(context, votePath(invite)), outlines };
}

const ACTS = ["open", "close", "end"] as const;

/** Casts a vote, or does what the owner asks for. */
export function action({ params, context }: ActionFunctionArgs) {
  const sn = snOf(params.sn, context);
  const { x } = context.upstream;
  const { act, names = "", place = "" } = context.form;
  const asked = ACTS.find((each) => each === act);
  const step = asked === undefined ? x.vote({ sn, place }) : x.pollSet({ sn, act: asked, names });
  return sendStep(step, votePath(sn));
}

export default function Vote() {
  const { poll, address } = useLoaderData<typeof loader>();
  return <PollPage poll={poll} address={address} said={useActionData<typeof action>()?.said} />;
}
