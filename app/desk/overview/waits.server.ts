import type { AppLoadContext } from "@remix-run/cloudflare";
import { COMMENTS_PATH } from "#app/desk/comments/comment-state.ts";
import { BRIEFS_PATH } from "#app/desk/frame/brief-paths.ts";
import { deskPages } from "#app/desk/frame/pages.ts";
import { itemKindText } from "#app/desk/queue/item-words.ts";
import { QUEUE_PATH } from "#app/desk/queue/queue-filter.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { BriefRow } from "#functions/contract/desk/desk-briefs.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";

type Ask = (upstream: AppLoadContext["upstream"]["desk"]) => Promise<string>;

/** Pages on which something may wait for a person, each with what waits, in words. */
const LISTS: readonly (readonly [path: string, ask: Ask])[] = [
  [BRIEFS_PATH, async (desk) => briefsText((await desk.briefs({ of: "open" })).briefs)],
  [QUEUE_PATH, async (desk) => itemsText((await desk.queue({})).items)],
  [COMMENTS_PATH, async (desk) => commentsText((await desk.comments({ state: "waiting" })).comments.length)],
];

/** What waits for this person, by page; where a list can't be had, the words say that it is unknown. */
export async function waitsOf({ upstream }: AppLoadContext, { roles }: Person) {
  const mine = LISTS.filter(([path]) =>
    deskPages.some((page) => page.path === path && page.roles.some((role) => roles.includes(role))),
  );
  const said = mine.map(async ([path, ask]) => [path, await ask(upstream.desk).catch(unknown)] as const);
  return new Map(await Promise.all(said));
}

function unknown(error: unknown): string {
  if (error instanceof UpstreamError) return "现在数不出来，请打开看。";
  throw error;
}

function briefsText(briefs: readonly BriefRow[]): string {
  if (briefs.length === 0) return "现在没有要做的。";
  const late = briefs.filter((brief) => brief.late).length;
  const asks = briefs.filter((brief) => brief.asks).length;
  const more = [late > 0 ? `${late} 份逾期` : "", asks > 0 ? `${asks} 份有留言没有回` : ""];
  return `${[`${briefs.length} 份要做`, ...more].filter((text) => text !== "").join("，")}。`;
}

function itemsText(items: readonly DeskItem[]): string {
  if (items.length === 0) return "没有等着处理的。";
  const counts = new Map<string, number>();
  for (const item of items) counts.set(itemKindText(item), (counts.get(itemKindText(item)) ?? 0) + 1);
  return `${items.length} 件等着处理：${[...counts].map(([kind, count]) => `${kind} ${count} 件`).join("，")}。`;
}

const commentsText = (count: number): string => (count === 0 ? "没有等着核对的。" : `${count} 条等着核对。`);
