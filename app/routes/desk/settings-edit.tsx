import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";
import { changeSetting, settingState } from "#app/desk/settings/change-setting.server.ts";
import { EditPage } from "#app/desk/settings/edit-page.tsx";
import { settingPath } from "#app/desk/settings/setting-state.ts";
import { undoOf } from "#app/desk/settings/undo-of.server.ts";
import { flash } from "#app/kit/cookies/flash.server.ts";
import { SettingKind } from "#functions/contract/desk/settings.ts";
import { beijingDay } from "#functions/contract/values/time.ts";

export const meta: MetaFunction = () => [{ title: "改设置 · 罗盘工作台" }];

const kindIn = (url: URL) => v.parse(v.fallback(SettingKind, "prices"), url.searchParams.get("kind"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const url = new URL(request.url);
  const { versions, reasons } = await atDesk(context.upstream.desk.versions({ kind: kindIn(url) }));
  const [now] = versions;
  if (now === undefined) throw new Response(null, { status: 404 });
  const items = now.kind === "ads" ? now.value.items : [];
  const ad = items.find(({ id }) => id === url.searchParams.get("id")) ?? null;
  const form = settingState(context.refusal?.values ?? {});
  const today = beijingDay(Date.now());
  return { person, now, versions, reasons, ad, undo: undoOf(url.searchParams, versions), form, today };
}

export async function action({ request, context }: ActionFunctionArgs) {
  staffOf(context);
  const done = await changeSetting(context);
  if (!done.ok) return data(done.state, { status: done.status });
  const headers = { "set-cookie": flash(done.came, context.secure) };
  throw redirect(settingPath(kindIn(new URL(request.url))), { status: 303, headers });
}

export default function DeskSettingsEdit() {
  const { person, now, versions, reasons, ad, undo, form, today } = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  return <EditPage {...{ person, now, versions, reasons, ad, undo, today }} form={back ?? form} />;
}
