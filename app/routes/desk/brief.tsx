import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BriefPage } from "#app/desk/briefs/brief-page.tsx";
import { briefState, workBrief } from "#app/desk/briefs/work-brief.server.ts";
import { type BriefFormState, isKept, type KeptDraft, typedOf } from "#app/desk/draft/draft-fields.ts";
import { briefPath } from "#app/desk/frame/brief-paths.ts";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";
import { flash } from "#app/kit/cookies/flash.server.ts";
import { snIn } from "#app/kit/order/sn-of.server.ts";

export const meta: MetaFunction = () => [{ title: "稿件 · 罗盘工作台" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const brief = await atDesk(context.upstream.desk.brief({ sn: snIn(request, context) }));
  const { body, version } = brief.draft;
  const state = briefState(context.refusal?.values ?? {}, typedOf(body, version));
  return { person, brief, state };
}

export async function action({ request, context }: ActionFunctionArgs) {
  staffOf(context);
  const sn = snIn(request, context);
  const done = await workBrief(context, sn);
  if (!done.ok) return data(done.state, { status: done.status });
  const headers = { "set-cookie": flash(done.came, context.secure) };
  throw redirect(done.to ?? briefPath(sn), { status: 303, headers });
}

export default function DeskBrief() {
  const { person, brief, state } = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  return <BriefPage person={person} brief={brief} form={formOf(state, back, brief.draft)} />;
}

/** The manuscript's form: a refused one keeps its unsaved text; every other starts from the saved draft. */
function formOf(kept: BriefFormState, back: BriefFormState | undefined, draft: KeptDraft) {
  if (back === undefined) return { state: kept, isTyped: false };
  const isTyped = back.values.opening !== undefined && !isKept(back.values, draft);
  const { version = "" } = kept.values;
  const values = isTyped ? back.values : { ...kept.values, ...back.values, version };
  return { state: { ...back, values }, isTyped };
}
