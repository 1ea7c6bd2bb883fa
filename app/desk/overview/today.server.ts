import type { AppLoadContext } from "@remix-run/cloudflare";
import { COMMENTS_PATH } from "#app/desk/comments/comment-state.ts";
import { exactYuan, FIGURES_PATH, figuresPath } from "#app/desk/figures/figures-words.ts";
import { BRIEFS_PATH } from "#app/desk/frame/brief-paths.ts";
import { deskPages } from "#app/desk/frame/pages.ts";
import { QUEUE_PATH } from "#app/desk/queue/queue-filter.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { DeskFigures } from "#functions/contract/desk/desk-figures.ts";
import { briefFigures, type Figure, queueFigures } from "./today.ts";

type Ask = (upstream: AppLoadContext["upstream"]["desk"], now: number) => Promise<Figure[]>;

/** By page, the figures that it gives; and what it is called where it gives none now. */
const PARTS: readonly (readonly [path: string, name: string, ask: Ask])[] = [
  [FIGURES_PATH, "今天的数字", async (desk) => moneyFigures(await desk.figures({ days: "1" }))],
  [QUEUE_PATH, "待办", async (desk, now) => queueFigures((await desk.queue({})).items, now)],
  [
    COMMENTS_PATH,
    "评论",
    async (desk) => commentFigures((await desk.comments({ state: "waiting" })).comments),
  ],
  [BRIEFS_PATH, "稿件", async (desk, now) => briefFigures((await desk.briefs({ of: "open" })).briefs, now)],
];

/** The desk in figures (今天), as far as this person's roles go; a part that can't be had says so. */
export async function todayOf(
  { upstream }: AppLoadContext,
  { roles }: Person,
  now: number,
): Promise<Figure[]> {
  const mine = PARTS.filter(([path]) =>
    deskPages.some((page) => page.path === path && page.roles.some((role) => roles.includes(role))),
  );
  const parts = mine.map(([path, name, ask]) =>
    ask(upstream.desk, now).catch((error: unknown): Figure[] => {
      if (!(error instanceof UpstreamError)) throw error;
      return [{ name, value: "–", unit: "", note: "现在数不出来，请打开看", to: path }];
    }),
  );
  return (await Promise.all(parts)).flat();
}

function moneyFigures({ days: [today] }: DeskFigures): Figure[] {
  const { income = 0, refunded = 0, orders = 0, paid = 0 } = today ?? {};
  const to = figuresPath({ days: "1" });
  const made = `收 ${exactYuan(income)}，退 ${exactYuan(refunded)}`;
  return [
    { name: "今天净收", value: exactYuan(income - refunded), unit: "元", note: made, to },
    { name: "今天下单", value: String(orders), unit: "单", note: `付款 ${paid} 笔`, to },
  ];
}

const commentFigures = ({ length }: readonly unknown[]): Figure[] => [
  {
    name: "评论",
    value: String(length),
    unit: "条",
    note: length === 0 ? "都核对过了" : "等着核对",
    to: COMMENTS_PATH,
  },
];
