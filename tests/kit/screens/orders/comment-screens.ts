import type { OwnComment } from "#functions/contract/products/advise.ts";
import { goBy } from "#tests/kit/browser/press.ts";
import type { Screen, Stage } from "#tests/kit/screens/screen.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { KEPT } from "#tests/kit/upstream/upstream-moods.ts";

const LIST = "comment-list";
const OWN = "/api/x/ownComment";
const ADVISE = "/api/business/advise";

const PAID = { amount: 2990, currency: "CNY" } as const;
const NOBODYS: OwnComment = {
  ...{ bought: "宝宝起名", paid: PAID, may: true, refundable: true, backAt: null, comment: null },
};
const kept = (state: "waiting" | "shown" | "hidden", reason: string | null = null): OwnComment => ({
  bought: "宝宝起名",
  paid: PAID,
  may: state === "hidden",
  refundable: true,
  backAt: null,
  comment: { state, stars: 2, text: "名字不错，等得有点久", reason },
});

const AT = "2026-11-21T02:30:00.000Z";
const LATER = "2026-11-22T01:05:00.000Z";
const ASKED = {
  ...{ since: AT, by: "2026-11-24T15:59:59.999Z", done: true, answeredAt: AT },
  kind: "complaint",
  text: "名字和说明不一样，\n请看看",
  ...{ question: null, questionAt: null },
} as const;

const UNANSWERED = { answer: null, answeredAt: null };
const ASKED_BACK = {
  ...{ ...ASKED, ...UNANSWERED, done: false, by: "2099-11-24T15:59:59.999Z" },
  question: "您说的是哪一个名字？\n请写下是哪一个字不合要求。",
  questionAt: "2026-11-21T06:40:00.000Z",
} as const;

/** An order's own page, with this said of it. */
const own =
  (said: OwnComment) =>
  (stage: Stage): Promise<number> => {
    stage.upstream.behave(that.answersWith(said), OWN);
    return stage.open(`/comment-list?sn=${stage.real.sn}`);
  };

const refused =
  (status: number, code: string) =>
  ({ upstream, open, real }: Stage): Promise<number> => {
    upstream.behave(that.refuses(status, code, "不行", { retryAfter: 7 }), OWN);
    return open(`/comment-list?sn=${real.sn}`);
  };

/** One of the two forms, sent as `fill` leaves it. */
const sent =
  (step: "comment" | "private", text: string, prepare: (stage: Stage) => void = () => undefined) =>
  async (stage: Stage): Promise<void> => {
    await own(NOBODYS)(stage);
    prepare(stage);
    const { page } = stage;
    await page.fill(step === "comment" ? "#text" : "#words", text);
    if (text !== "") await page.check(step === "comment" ? "#stars" : "#topic");
    await goBy(page, `button[name="step"][value="${step}"]`);
  };

const answering =
  (status: number, code: string, say = "不行") =>
  ({ upstream }: Stage) =>
    upstream.behave(that.refuses(status, code, say, { retryAfter: 7 }), ADVISE);

/** 评论 in its states: the list and its sorts, and what the buyer of an order may say, has said, or got wrong; and the diagnosis. */
export const commentScreens: readonly Screen[] = [
  { what: "the comments", route: LIST, show: ({ open }) => open("/comment-list") },
  { what: "the comments, page two", route: LIST, show: ({ open }) => open("/comment-list?page=2") },
  {
    what: "the comments, none yet",
    route: LIST,
    alone: true,
    show: ({ upstream, open, real }) => {
      const none = { ...real.content, comments: { items: [], counts: {} } };
      upstream.behave(that.answersWith(none), KEPT[2]);
      return open("/comment-list");
    },
  },
  { what: "the bad comments", route: LIST, show: ({ open }) => open("/comment-list?sort=bad") },
  {
    what: "the comments while the upstream is down",
    route: LIST,
    cold: true,
    show: ({ open }) => open("/comment-list"),
  },
  { what: "a comment to be written", route: LIST, show: own(NOBODYS) },
  {
    what: "a comment of an order that is not paid",
    route: LIST,
    show: own({ ...NOBODYS, paid: null, may: false, refundable: false }),
  },
  {
    what: "a complaint that waits, and one that is answered",
    route: LIST,
    show: own({
      ...NOBODYS,
      asked: [
        {
          ...{ ...ASKED, kind: "refund", since: LATER, by: "2026-11-25T15:59:59.999Z" },
          ...{ text: "还是想退款。", done: false, answer: null, answeredAt: null },
        },
        {
          ...{ ...ASKED, answeredAt: "2026-11-21T06:40:00.000Z" },
          answer: "已经核对：是我们写错了，说明已经改好。\n名字没有变。",
        },
      ],
    }),
  },
  { what: "a complaint that is asked back", route: LIST, show: own({ ...NOBODYS, asked: [ASKED_BACK] }) },
  {
    what: "a question about money that is back",
    route: LIST,
    show: own({
      ...{ ...NOBODYS, refundable: false, backAt: LATER },
      asked: [{ ...ASKED_BACK, kind: "refund", question: "扣款的是哪一天？" }],
    }),
  },
  {
    what: "a reply without words",
    route: LIST,
    show: async (stage) => {
      await own({ ...NOBODYS, asked: [ASKED_BACK] })(stage);
      await goBy(stage.page, 'button[name="step"][value="reply"]');
    },
  },
  {
    what: "a complaint that was asked back and replied to",
    route: LIST,
    show: own({
      ...NOBODYS,
      asked: [
        { ...ASKED, since: LATER, text: "第二批的“蕤”，家里人都不认识。", done: false, ...UNANSWERED },
        { ...ASKED_BACK, done: true },
      ],
    }),
  },
  {
    what: "a complaint that is answered",
    route: LIST,
    show: own({ ...NOBODYS, asked: [{ ...ASKED, answer: "已经核对：是我们写错了。" }] }),
  },
  {
    what: "a complaint that is answered, all money back",
    route: LIST,
    show: own({ ...NOBODYS, refundable: false, backAt: AT, asked: [{ ...ASKED, answer: "已经全额退款。" }] }),
  },
  {
    what: "an invoice to be asked for",
    route: LIST,
    show: (stage) => {
      stage.upstream.behave(that.answersWith(NOBODYS), OWN);
      return stage.open(`/comment-list?sn=${stage.real.sn}&topic=invoice`);
    },
  },
  { what: "a comment that waits", route: LIST, show: own(kept("waiting")) },
  { what: "a comment that is shown", route: LIST, show: own(kept("shown")) },
  { what: "a comment that is hidden", route: LIST, show: own(kept("hidden", "隐私：写了孩子的全名")) },
  { what: "a comment without stars or words", route: LIST, show: sent("comment", "") },
  { what: "words for us without a topic or words", route: LIST, show: sent("private", "") },
  {
    what: "a comment that another has come before",
    route: LIST,
    show: sent("comment", "很好", answering(409, "STATE_CONFLICT", "这条评论正在核对，核对后才能修改。")),
  },
  {
    what: "a comment sent too often",
    route: LIST,
    show: sent("comment", "很好", answering(429, "TOO_MANY")),
  },
  {
    what: "a comment while the upstream is down",
    route: LIST,
    show: sent("private", "很好", answering(503, "UNAVAILABLE")),
  },
  { what: "a comment of an order that is not there", route: LIST, show: refused(404, "NOT_FOUND") },
  { what: "a comment of an erased order", route: LIST, show: refused(410, "ERASED") },
  { what: "the diagnosis", route: "test", show: ({ open }) => open("/test") },
];
