import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { flash } from "#app/kit/cookies/flash.server.ts";
import { snOf } from "#app/kit/order/sn-of.server.ts";
import { foundAt } from "#app/kit/page/found/found.server.ts";
import { foundMeta } from "#app/kit/page/found/found-meta.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { COMMENTS_PATH, isTopic, ownCommentPath } from "#app/kit/paths/comment-paths.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { CommentsPage } from "#app/orders/comments/comments-page.tsx";
import { isSort } from "#app/orders/comments/pick-comments.ts";
import { commentState, sendComment } from "#app/orders/comments/send-comment.server.ts";

export const handle: RouteHandle = {
  ...{ open: true, share: true, saysRefusals: true, prefetch: true },
  ...{ madeOf: ["siteInfo", "content"], ownWith: "sn" },
};
export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  foundMeta(page?.found, {
    title: "评论",
    description: "买过的人怎么说：只有完成订单的人能写，差评照样放着。",
  });

/** The order number in typed text, where spaces and small letters are allowed. */
const typedNumber = (text: string, context: AppLoadContext) => snOf(text.trim().toUpperCase(), context);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { cache, upstream, refusal } = context;
  const asked = new URL(request.url).searchParams;
  const sn = asked.get("sn") === null ? null : typedNumber(asked.get("sn") ?? "", context);
  const [content, own] = await Promise.all([
    cache.kept("content").then((kept) => kept ?? cache.fetched("content").catch(() => null)),
    sn === null ? null : ownCommentOf(upstream, sn),
  ]);
  const [sort, topic] = [asked.get("sort"), asked.get("topic")];
  return {
    found: foundAt(context, COMMENTS_PATH),
    /** Private where the page is about an order. */
    private: sn !== null,
    comments: content?.comments ?? null,
    sort: isSort(sort) ? sort : ("new" as const),
    page: Math.trunc(Number(asked.get("page") ?? 1)) || 1,
    isReader: sn !== null && own === null,
    mine: sn === null || own === null ? null : { sn, own },
    topic: isTopic(topic) ? topic : null,
    state: commentState(refusal?.values ?? {}, own),
  };
}

/** The order's own comment; null to a reader, who is told that its owner writes. */
async function ownCommentOf(upstream: LoaderFunctionArgs["context"]["upstream"], sn: string) {
  try {
    return await upstream.x.ownComment({ sn });
  } catch (error) {
    if (error instanceof UpstreamError && error.code === "OWNER_ONLY") return null;
    return orTrouble<never>(Promise.reject(error));
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sn = typedNumber(new URL(request.url).searchParams.get("sn") ?? "", context);
  const sent = await sendComment(context, sn);
  if (sent.ok) {
    const cookie = flash(sent.came, context.secure);
    throw redirect(ownCommentPath(sn), { status: 303, headers: { "set-cookie": cookie } });
  }
  const wait = sent.state.trouble?.retryAfter;
  return data(sent.state, { status: sent.status, headers: wait ? { "retry-after": String(wait) } : {} });
}

export default function CommentList() {
  const { comments, sort, page, mine, isReader, topic, state } = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  return <CommentsPage {...{ comments, sort, page, mine, isReader, topic }} state={back ?? state} />;
}
