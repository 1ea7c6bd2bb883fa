import type { AppLoadContext } from "@remix-run/cloudflare";
import { COMMENTS_PATH } from "#app/desk/comments/comment-state.ts";
import { exactYuan, FIGURES_PATH, figuresPath, netYuan } from "#app/desk/figures/figures-words.ts";
import { BRIEFS_PATH } from "#app/desk/frame/brief-paths.ts";
import { deskPages } from "#app/desk/frame/pages.ts";
import { byDue } from "#app/desk/queue/item-words.ts";
import { QUEUE_PATH } from "#app/desk/queue/queue-filter.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { BriefRow } from "#functions/contract/desk/desk-briefs.ts";
import type { DeskFigures } from "#functions/contract/desk/desk-figures.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { briefFigures, type Figure, queueFigures } from "./today.ts";

/** Rows of a list that stand on the desk's first page, at most. */
const MOST = 5;

interface Part {
  figures: Figure[];
  items?: DeskItem[];
  briefs?: BriefRow[];
}
type Ask = (upstream: AppLoadContext["upstream"]["desk"], now: number) => Promise<Part>;

/** By page, what of it stands on the first one, the most urgent first; and what it is called where it can't be had now. */
const PARTS: readonly (readonly [path: string, name: string, ask: Ask])[] = [
  [QUEUE_PATH, "待办", async (desk, now) => queuePart(byDue((await desk.queue({})).items), now)],
  [COMMENTS_PATH, "评论", async (desk) => commentPart((await desk.comments({ state: "waiting" })).comments)],
  [BRIEFS_PATH, "稿件", async (desk, now) => briefPart((await desk.briefs({ of: "open" })).briefs, now)],
  [FIGURES_PATH, "今天的数字", async (desk) => moneyPart(await desk.figures({ days: "1" }))],
];

/** The desk's first page (今天), as far as this person's roles go; a part that can't be had says so. */
export async function todayOf({ upstream }: AppLoadContext, { roles }: Person, now: number) {
  const mine = PARTS.filter(([path]) =>
    deskPages.some((page) => page.path === path && page.roles.some((role) => roles.includes(role))),
  );
  const parts = await Promise.all(
    mine.map(([path, name, ask]) =>
      ask(upstream.desk, now).catch((error: unknown): Part => {
        if (!(error instanceof UpstreamError)) throw error;
        return { figures: [{ name, value: "–", unit: "", note: "现在数不出来，请打开看", to: path }] };
      }),
    ),
  );
  return {
    figures: parts.flatMap(({ figures }) => figures),
    items: parts.flatMap(({ items = [] }) => items),
    briefs: parts.flatMap(({ briefs = [] }) => briefs),
  };
}

const queuePart = (items: DeskItem[], now: number): Part => ({
  figures: queueFigures(items, now),
  items: items.slice(0, MOST),
});

const briefPart = (briefs: BriefRow[], now: number): Part => ({
  figures: briefFigures(briefs, now),
  briefs: briefs.slice(0, MOST),
});

function moneyPart({ days: [today] }: DeskFigures): Part {
  const { income = 0, refunded = 0, orders = 0, paid = 0 } = today ?? {};
  const to = figuresPath({ days: "1" });
  const made = `收 ${exactYuan(income)}，退 ${exactYuan(refunded)}`;
  return {
    figures: [
      { name: "今天净收", value: netYuan(income - refunded), unit: "元", note: made, to },
      { name: "今天下单", value: String(orders), unit: "单", note: `付款 ${paid} 笔`, to },
    ],
  };
}

function commentPart({ length }: readonly unknown[]): Part {
  const note = length === 0 ? "都核对过了" : "等着核对";
  return { figures: [{ name: "评论", value: String(length), unit: "条", note, to: COMMENTS_PATH }] };
}
