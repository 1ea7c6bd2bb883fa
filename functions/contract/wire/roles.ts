import type { Role } from "#functions/contract/desk/desk.ts";
import type { AnyRole } from "#functions/contract/orders/hold.ts";
import type { Area, NameIn } from "./calls.ts";

/** What a role gets of a call: all of it, nothing, or an answer with some fields replaced, and never with some params. */
export type Cell = "yes" | "no" | { without: Readonly<Record<string, unknown>>; never?: readonly string[] };

/** Who may make a call. `about`: an order, whose role decides; the desk, whose people may; or neither, so that everybody may. */
export type Access = { about: "nothing" | "order" | "desk"; staff: readonly Role[] } & Readonly<
  Record<AnyRole, Cell>
>;

/** Who is asked in by a link of one purpose has nothing else of the order. */
const notAsked = { partner: "no", relative: "no" } as const;
const everyone = {
  ...{ about: "nothing", owner: "yes", reader: "yes", partner: "yes", relative: "yes", staff: [] },
} as const satisfies Access;
const owner = {
  about: "order",
  owner: "yes",
  reader: "no",
  ...notAsked,
  staff: [],
} as const satisfies Access;
const holders = { ...owner, reader: "yes" } as const satisfies Access;
/** A call of the two who choose, or of the family that votes; the owner's link stays the owner's. */
const askedIn = <R extends "partner" | "relative">(role: R, cell: Cell = "yes") => ({
  ...owner,
  [role]: cell,
});
const noInvite = { without: { invite: null } };
/** A reader's answer has these in place of what tells of the family. */
const withheld = (without: Readonly<Record<string, unknown>>, never: readonly string[] = []): Access => ({
  ...owner,
  reader: { without, never },
});
const desk = (...staff: readonly Role[]): Access => ({
  ...{ about: "desk", owner: "no", reader: "no", ...notAsked, staff },
});

const noReceipt = { receipt: null };
/** What names were asked for, and for whom: the birth, the chart, the wishes, the family's own ideas. */
const noFamily = {
  ...{ echo: null, chart: null, have: [], relax: [], again: "" },
  ...{ asked: null, head: null, trade: null, findings: [] },
};
const noBirth = { birth: null, asked: {} };

/** Of all that was said on expert work, what shows names: the manuscripts, and how far the work is. */
const manuscripts = (entries: unknown): unknown =>
  Array.isArray(entries)
    ? entries.filter(({ kind }: { kind: string }) => kind === "stage" || kind === "manuscript")
    : [];
/** When the payment was last heard of would tell when it was paid. */
const sinceOrdered = (_checkedAt: unknown, { createdAt }: { createdAt?: unknown }): unknown => createdAt;
const noJob = {
  brief: { state: "none", savedAt: null, said: {}, locked: true },
  can: { message: false, revise: false, approve: false },
  entries: manuscripts,
  paidAt: null,
  refund: null,
  refunds: [],
  tell: null,
};

/**
 * Which role may make which call (谁能做什么), once: the origin enforces it before a call's function runs, pages ask
 * it what to show. The owner (下单的人) made the order or has proven it; a reader (看的人) has its number or a
 * link, sees names and changes nothing; the other parent (另一位家长) and a relative (家人) have a link of one purpose, to choose or to
 * vote, and nothing else; people of the desk have the desk's calls, and are visitors elsewhere. A field
 * of `without` is replaced where the answer has it; a function makes the new value of the old one and of all
 * the data.
 */
export const roles = {
  index: {
    ads: everyone,
    seek: everyone,
    score: everyone,
    search: everyone,
    siteInfo: everyone,
    shareWechat: everyone,
    getMpUrlScheme: everyone,
    content: everyone,
  },
  order: {
    detailFree: withheld(noBirth),
    scoreChange: owner,
    soughtFree: withheld(noFamily),
    getName: holders,
    nameDetail: withheld({ kinsfolk: [] }),
    sought: withheld({ ...noFamily, ...noReceipt }),
    detail: withheld({ ...noBirth, ...noReceipt }),
    payAgain: owner,
    userOtg: everyone,
    getPaidRes: withheld({ payment: null, refunds: [], paidAt: null, first: "", checkedAt: sinceOrdered }),
    writeMobile: owner,
    getMobile: owner,
    skyfall: everyone,
    rengong: everyone,
    rengongBuy: everyone,
    fullinfo: owner,
    rgOrder: withheld(noJob, ["action", "text", "idem", "mobile", "agree"]),
    advise: owner,
    nameLike: owner,
  },
  x: {
    sendCode: everyone,
    hold: withheld({ role: "reader", share: null, recovery: null, again: "" }),
    shareLink: owner,
    handOver: owner,
    takeOver: holders,
    whyNot: owner,
    byEar: everyone,
    moreLike: owner,
    ownComment: owner,
    redraw: owner,
    erase: owner,
    duet: askedIn("partner", noInvite),
    duetSet: owner,
    duetChoose: askedIn("partner", noInvite),
    poll: askedIn("relative", noInvite),
    pollSet: owner,
    vote: askedIn("relative", noInvite),
    lexicon: everyone,
    character: everyone,
    givenName: everyone,
  },
  desk: {
    log: desk("expert", "operator"),
    comments: desk("operator"),
    queue: desk("operator"),
    figures: desk("operator"),
    find: desk("operator"),
    order: desk("operator"),
    settings: desk("operator"),
    versions: desk("operator"),
    changeSetting: desk("operator"),
    workOff: desk("operator"),
    checkComment: desk("operator"),
    briefs: desk("expert"),
    brief: desk("expert"),
    preview: desk("expert"),
    workBrief: desk("expert"),
    saveManuscript: desk("expert"),
    deliver: desk("expert"),
  },
} as const satisfies { [A in Area]: { [N in NameIn<A>]: Access } };

/** The row of a call. */
export const accessOf = <A extends Area>(area: A, name: NameIn<A>): Access => {
  const rows: Readonly<Record<string, Readonly<Record<string, Access>>>> = roles;
  const row = rows[area]?.[name];
  if (row === undefined) throw new Error(`no call ${area}.${name}`);
  return row;
};

/** Whether a role may make a call at all: what a page asks before it shows the way to it. */
export const may = <A extends Area>(role: AnyRole, area: A, name: NameIn<A>): boolean =>
  accessOf(area, name)[role] !== "no";
