import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { checkComment } from "#app/desk/comments/check-comment.server.ts";
import { checkForm, deskCommentsPath } from "#app/desk/comments/comment-state.ts";
import { CommentsPage } from "#app/desk/comments/comments-page.tsx";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";
import { flash } from "#app/kit/cookies/flash.server.ts";
import { AdviceState } from "#functions/contract/products/advise.ts";

export const meta: MetaFunction = () => [{ title: "评论 · 罗盘工作台" }];

const askedIn = (request: Request) => {
  const asked = new URL(request.url).searchParams;
  return { state: v.parse(v.fallback(AdviceState, "waiting"), asked.get("state")), id: asked.get("id") };
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const { state, id } = askedIn(request);
  const { comments } = await atDesk(context.upstream.desk.comments({ state }));
  const comment = comments.find((one) => one.id === id) ?? null;
  return { person, state, comments, comment, form: checkForm.state(context.refusal?.values ?? {}) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  staffOf(context);
  const { state, id } = askedIn(request);
  const done = await checkComment(context, id ?? "");
  if (!done.ok) return data(done.state, { status: done.status });
  const headers = { "set-cookie": flash(done.came, context.secure) };
  throw redirect(deskCommentsPath(state), { status: 303, headers });
}

export default function DeskComments() {
  const { person, state, comments, comment, form } = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  const open = comment && { comment, form: back ?? form };
  return <CommentsPage {...{ person, state, comments, open }} />;
}
