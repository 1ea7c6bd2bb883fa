import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DESK_PATH } from "#app/desk/frame/pages.ts";
import { SignInPage, type SignInState } from "#app/desk/overview/sign-in-page.tsx";
import { freshState } from "#app/kit/form/fresh-state.ts";
import { typedAt } from "#app/kit/form/typed.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";

export const handle: RouteHandle = { saysRefusals: true };

export const meta: MetaFunction = () => [{ title: "本机登录 · 罗盘工作台" }];

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.desk.signIn === null) throw new Response(null, { status: 404 });
  const state: SignInState = freshState(context.refusal?.values ?? {}, {});
  return { people: context.desk.people, state };
}

export async function action({ context }: ActionFunctionArgs) {
  const { desk, form } = context;
  const cookie = await desk.signIn?.(typedAt(form, "email"), typedAt(form, "secret"));
  if (cookie) throw redirect(DESK_PATH, { status: 303, headers: { "set-cookie": cookie } });
  const errors = { secret: "口令不对，请再核对一次" };
  const state: SignInState = { ...freshState({ email: typedAt(form, "email") }, {}), errors };
  return data(state, { status: 403 });
}

export default function SignIn() {
  const { people, state } = useLoaderData<typeof loader>();
  return <SignInPage people={people} state={useActionData<typeof action>() ?? state} />;
}
