import type { DeskLog } from "#functions/contract/desk/desk.ts";
import type { DeskComment } from "#functions/contract/desk/desk-comments.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { goBy } from "#tests/kit/browser/press.ts";
import { deskLists } from "#tests/kit/desk/samples.ts";
import type { Screen, Stage } from "#tests/kit/screens/screen.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { briefScreens } from "./brief-screens.ts";
import { orderOf, orderScreens } from "./order-screens.ts";

const {
  log: LOG,
  comments: COMMENTS,
  checkComment: CHECK,
  order: ORDER,
  queue: QUEUE,
  workOff: WORK_OFF,
  figures: FIGURES,
  briefs: BRIEFS,
} = calls.desk;

const answering =
  (path: string, data: unknown, address: string) =>
  ({ upstream, open }: Stage): Promise<number> => {
    upstream.behave(that.answersWith(data), path);
    return open(address);
  };

const log = (over: Partial<DeskLog>) => ({ ...deskLists.log, ...over });
const [waiting, hidden] = deskLists.comments;
const toCheck = [waiting, { ...waiting, id: "2".repeat(26), stars: 5, text: "家里老人都喜欢。" }];
const comment = (one: DeskComment, list: readonly DeskComment[] = [one]) =>
  answering(COMMENTS.path, { comments: list }, `/desk/comments?state=${one.state}&id=${one.id}`);

const QUEUED = "desk/queue";
const [complaint, wrongAmount, lateRefund, wish, stuck] = deskLists.items;
const queue = (address = "/desk/queue") => answering(QUEUE.path, { items: deskLists.items }, address);
const itemOf = (item: (typeof deskLists.items)[number]) => (stage: Stage) => {
  stage.upstream.behave(that.answersWith(orderOf(item, stage.real)), ORDER.path);
  return queue(`/desk/queue?kind=${item.kind}&ref=${item.ref}`)(stage);
};

/** The desk (工作台) in its states. */
export const deskScreens: readonly Screen[] = [
  ...briefScreens,
  ...orderScreens,
  {
    what: "the desk of the operator",
    route: "desk",
    as: "operator",
    show: ({ upstream, open }) => {
      upstream.behave(that.answersWith({ items: deskLists.items }), QUEUE.path);
      upstream.behave(that.answersWith({ comments: toCheck }), COMMENTS.path);
      return open("/desk");
    },
  },
  {
    what: "the desk of an expert",
    route: "desk",
    as: "expert",
    show: ({ upstream, open, real }) => {
      const [first, ...rest] = real.briefs.briefs;
      const briefs = first === undefined ? [] : [{ ...first, late: true, asks: true }, ...rest];
      upstream.behave(that.answersWith({ briefs }), BRIEFS.path);
      return open("/desk");
    },
  },
  {
    what: "the desk of the operator, nothing waits",
    route: "desk",
    as: "operator",
    show: ({ upstream, open }) => {
      upstream.behave(that.answersWith({ items: [] }), QUEUE.path);
      upstream.behave(that.answersWith({ comments: [] }), COMMENTS.path);
      return open("/desk");
    },
  },
  {
    what: "the desk of the operator while the upstream is down",
    route: "desk",
    as: "operator",
    show: ({ upstream, open }) => {
      for (const { path } of [QUEUE, COMMENTS])
        upstream.behave(that.refuses(503, "UNAVAILABLE", "维护中"), path);
      return open("/desk");
    },
  },
  { what: "the desk, shut", route: "desk/*", show: ({ open }) => open("/desk") },
  {
    what: "a page of the desk, shut to this role",
    route: "desk/*",
    as: "expert",
    show: ({ open }) => open("/desk/comments"),
  },
  {
    what: "the log",
    route: "desk/log",
    as: "operator",
    show: answering(LOG.path, log({ more: 1 }), "/desk/log"),
  },
  {
    what: "the log, nothing done yet",
    route: "desk/log",
    as: "expert",
    show: answering(LOG.path, log({ entries: [] }), "/desk/log"),
  },
  {
    what: "the log while the upstream is down",
    route: "desk/log",
    as: "operator",
    show: ({ upstream, open }) => {
      upstream.behave(that.refuses(503, "UNAVAILABLE", "维护中"), LOG.path);
      return open("/desk/log");
    },
  },
  {
    what: "the log, forbidden by the origin",
    route: "desk/log",
    as: "operator",
    show: ({ upstream, open }) => {
      upstream.behave(that.refuses(403, "FORBIDDEN", "没有处理这个请求"), LOG.path);
      return open("/desk/log");
    },
  },
  {
    what: "the figures of the desk",
    route: "desk/figures",
    as: "operator",
    show: answering(FIGURES.path, deskLists.figures, "/desk/figures"),
  },
  { what: "the queue", route: QUEUED, as: "operator", show: queue() },
  {
    what: "the queue, nothing in it",
    route: QUEUED,
    as: "operator",
    show: answering(QUEUE.path, { items: [] }, "/desk/queue"),
  },
  { what: "a complaint at the desk", route: QUEUED, as: "operator", show: itemOf(complaint) },
  { what: "a wrong amount at the desk", route: QUEUED, as: "operator", show: itemOf(wrongAmount) },
  { what: "a refund that does not get through", route: QUEUED, as: "operator", show: itemOf(lateRefund) },
  { what: "a wish for the money back at the desk", route: QUEUED, as: "operator", show: itemOf(wish) },
  { what: "a refund that a person sees through", route: QUEUED, as: "operator", show: itemOf(stuck) },
  {
    what: "another sum that is too much",
    route: QUEUED,
    as: "operator",
    show: async (stage) => {
      await itemOf(wish)(stage);
      await stage.page.locator("summary").filter({ hasText: "退其他金额" }).click();
      await stage.page.fill("#amount", "300");
      await stage.page.fill("#why", "家里有难处");
      await stage.page.check("#after");
      await goBy(stage.page, '.desk details button[value="refund-part"]');
    },
  },
  {
    what: "an item that was worked off",
    route: QUEUED,
    as: "operator",
    show: queue(`/desk/queue?kind=refund&ref=${"0".repeat(26)}`),
  },
  {
    what: "a refund without a reason",
    route: QUEUED,
    as: "operator",
    show: async (stage) => {
      await itemOf(complaint)(stage);
      await goBy(stage.page, 'button[value="refund"]');
    },
  },
  {
    what: "a refund that cannot be",
    route: QUEUED,
    as: "operator",
    show: async (stage) => {
      await itemOf(complaint)(stage);
      stage.upstream.behave(that.refuses(409, "STATE_CONFLICT", "这笔订单现在不能退款。"), WORK_OFF.path);
      await stage.page.fill("#reason", "家长不满意");
      await goBy(stage.page, 'button[value="refund"]');
      await goBy(stage.page, 'button[value="yes"]');
    },
  },
  {
    what: "a refund read back at the desk",
    route: QUEUED,
    as: "operator",
    show: async (stage) => {
      await itemOf(complaint)(stage);
      await stage.page.fill("#answer", "是我们写错了，钱原路退回。");
      await stage.page.fill("#reason", "名字和说明不符");
      await goBy(stage.page, 'button[value="refund"]');
    },
  },
  {
    what: "a complaint without an answer",
    route: QUEUED,
    as: "operator",
    show: async (stage) => {
      await itemOf(complaint)(stage);
      await goBy(stage.page, 'button[value="answer"]');
    },
  },
  {
    what: "comments to look at",
    route: "desk/comments",
    as: "operator",
    show: answering(COMMENTS.path, { comments: toCheck }, "/desk/comments"),
  },
  {
    what: "no comment to look at",
    route: "desk/comments",
    as: "operator",
    show: answering(COMMENTS.path, { comments: [] }, "/desk/comments"),
  },
  { what: "a comment looked at", route: "desk/comments", as: "operator", show: comment(waiting) },
  { what: "a hidden comment looked at", route: "desk/comments", as: "operator", show: comment(hidden) },
  {
    what: "a comment hidden without a reason",
    route: "desk/comments",
    as: "operator",
    show: async (stage) => {
      await comment(waiting)(stage);
      await stage.page.fill("#reason", "太长".repeat(40));
      await goBy(stage.page, 'button[value="hide"]');
    },
  },
  {
    what: "a comment that is gone",
    route: "desk/comments",
    as: "operator",
    show: async (stage) => {
      await comment(waiting)(stage);
      stage.upstream.behave(that.refuses(404, "NOT_FOUND", "这条评论已经不在，或写的人改过了。"), CHECK.path);
      await goBy(stage.page, 'button[value="show"]');
    },
  },
  { what: "the local sign-in", route: "desk/sign-in", show: ({ open }) => open("/desk/sign-in") },
  {
    what: "the local sign-in with a wrong secret",
    route: "desk/sign-in",
    show: async (stage) => {
      await stage.open("/desk/sign-in");
      await stage.page.fill("#secret", "wrong");
      await goBy(stage.page, "#submit");
    },
  },
];
