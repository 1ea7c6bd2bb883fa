import { BRIEF } from "#tests/kit/expert/order.ts";

/** The orders that the table of roles is tried on: of each product, paid and delivered where that can be. */
export type Kind = "seek" | "score" | "luck" | "manual" | "unpaid";

/** How one call about an order is made: on which, with what beside its number. */
export interface Ask {
  on: Kind;
  /** The param that names the order, where it is not `sn`. */
  field?: string;
  params?: Readonly<Record<string, string>>;
}

const idem = () => `form-${crypto.randomUUID()}`;

/** A call each, with params that its owner's call is not refused for. */
export const asks = {
  order: {
    detailFree: { on: "score" },
    scoreChange: { on: "score", params: { given: "清越" } },
    soughtFree: { on: "seek" },
    getName: { on: "seek", params: { batch: "0" } },
    nameDetail: { on: "seek" },
    sought: { on: "seek" },
    detail: { on: "score" },
    payAgain: { on: "unpaid", params: { channel: "alipay-wap", idem: idem() } },
    getPaidRes: { on: "seek" },
    writeMobile: { on: "seek", params: { mobile: "13812345678" } },
    getMobile: { on: "seek", field: "id" },
    fullinfo: { on: "manual", params: { state: "draft", ...BRIEF } },
    rgOrder: { on: "manual" },
    advise: { on: "seek", params: { topic: "idea", text: "请加上粤语读音。" } },
    nameLike: { on: "seek", params: { liked: "1" } },
  },
  x: {
    hold: { on: "seek", params: { again: "1" } },
    shareLink: { on: "unpaid", params: { action: "make" } },
    handOver: { on: "seek" },
    takeOver: { on: "seek", params: { pass: `zzzzzzzz.${"0".repeat(64)}` } },
    whyNot: { on: "seek", params: { name: "怀瑾" } },
    // The page knew of no batch: answered by the first, without a mark.
    moreLike: { on: "seek", params: { after: "0" } },
    ownComment: { on: "seek" },
    redraw: { on: "luck", params: { nth: "1" } },
    duet: { on: "seek" },
    duetSet: { on: "seek", params: { act: "start" } },
    duetChoose: { on: "seek", params: { nth: "1", left: "0", right: "1", answer: "left" } },
    poll: { on: "seek" },
    // Nothing is closed that was never opened: the owner reads why.
    pollSet: { on: "seek", params: { act: "close" } },
    vote: { on: "seek", params: { place: "0" } },
    erase: { on: "unpaid" },
  },
} as const satisfies Record<string, Record<string, Ask>>;
