import { and, eq, isNull } from "drizzle-orm";
import type { Duet } from "#functions/contract/together/duet.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { roleOf } from "#functions/origin/hold/role-of.ts";
import { endShare, ensureShare, readShare } from "#functions/origin/hold/shares.ts";
import { notPaid } from "#functions/origin/orders/open-report.ts";
import { isPaid } from "#functions/origin/products/stored.ts";
import { duetRounds, duets } from "#functions/origin/store/tables/together.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { type DuetState, NO_DUET, pairOf, readDuet, viewOf } from "./duet-view.ts";
import { cardsOf, namingOrder, sealNames } from "./plain-names.ts";
import { FEWEST_NAMES, firstRounds, MOST_NAMES, type Pair, type Side } from "./rounds.ts";
import { MOVED, takeBack } from "./take-back.ts";

const TAKEN = "这个邀请已经在另一个浏览器里用过了。换了手机，请下单的人重新邀请一次。";
const NOT_BEGUN = "还没有开始选，或已经重新开始，请刷新后再看。";
const FEW = `名册里的名字不到 ${FEWEST_NAMES} 个，还不够两个人分头选。`;
const TOO_EARLY = "请先把自己的这一轮选完，再看结果。";

/** Who asks: the owner, or by a key the other parent. The table of roles lets nobody else in. */
async function sideOf(sn: string, visit: Visit, state: DuetState): Promise<Side> {
  if ((await roleOf(sn, visit)).role === "owner") return "owner";
  const { partnerId } = state;
  if (partnerId !== null && partnerId !== visit.visitorId) throw new Failure("STATE_CONFLICT", {}, TAKEN);
  return "partner";
}

/** A duet as it stands, for whoever of the two asks. */
export const duet: HandlerOf<"x", "duet"> = async ({ sn }, visit) => {
  const order = await namingOrder(sn, visit);
  if (!isPaid(order.status)) throw notPaid(order);
  return show(sn, visit);
};

async function show(sn: string, visit: Visit): Promise<Duet> {
  const state = await readDuet(sn, visit);
  const side = state === null ? "owner" : await sideOf(sn, visit, state);
  const invite = await readShare(sn, "partner", visit);
  if (state === null) return { ...NO_DUET, sn, invite };
  return viewOf({ sn, side, invite, state }, await cardsOf(await namingOrder(sn, visit), visit));
}

/** What the owner does with a duet: begins it, asks the other parent in anew, ends it with what there is, takes it away. */
export const duetSet: HandlerOf<"x", "duetSet"> = async ({ sn, act }, visit) => {
  await ACTS[act](sn, visit);
  return show(sn, visit);
};

const ACTS: Readonly<
  Record<"start" | "invite" | "finish" | "end", (sn: string, visit: Visit) => Promise<void>>
> = {
  async start(sn, visit) {
    const before = await readDuet(sn, visit);
    if (before !== null && !before.done) return;
    const names = await namesFor(sn, before?.names ?? [], visit);
    const row = { sn, names: await sealNames(names, `${sn} duet`, visit), createdAt: isoOf(visit.now) };
    await visit.db.batch([
      visit.db.delete(duetRounds).where(eq(duetRounds.sn, sn)),
      visit.db.delete(duets).where(eq(duets.sn, sn)),
      visit.db.insert(duets).values(row).onConflictDoNothing(),
    ]);
    await ensureShare(sn, "partner", visit);
  },
  async invite(sn, visit) {
    const { done } = await begun(sn, visit);
    if (done) throw new Failure("STATE_CONFLICT", {}, NOT_BEGUN);
    await endShare(sn, "partner", visit);
    await visit.db.batch([
      visit.db.update(duets).set({ partnerId: null }).where(eq(duets.sn, sn)),
      visit.db.delete(duetRounds).where(and(eq(duetRounds.sn, sn), eq(duetRounds.side, "partner"))),
    ]);
    await ensureShare(sn, "partner", visit);
  },
  async finish(sn, visit) {
    const { names, rounds } = await begun(sn, visit);
    if (rounds.owner.length < firstRounds(names.length)) throw new Failure("STATE_CONFLICT", {}, TOO_EARLY);
    const open = and(eq(duets.sn, sn), isNull(duets.finishedAt));
    await visit.db
      .update(duets)
      .set({ finishedAt: isoOf(visit.now) })
      .where(open);
  },
  async end(sn, visit) {
    await endShare(sn, "partner", visit);
    await visit.db.batch([
      visit.db.delete(duetRounds).where(eq(duetRounds.sn, sn)),
      visit.db.delete(duets).where(eq(duets.sn, sn)),
    ]);
  },
};

async function begun(sn: string, visit: Visit): Promise<DuetState> {
  const state = await readDuet(sn, visit);
  if (state === null) throw new Failure("STATE_CONFLICT", {}, NOT_BEGUN);
  return state;
}

/** Names to choose among: liked ones and the report's first, none that was marked as unfit; before any that were in the last duet. */
async function namesFor(sn: string, before: readonly string[], visit: Visit): Promise<string[]> {
  const order = await namingOrder(sn, visit);
  if (!isPaid(order.status)) throw notPaid(order);
  const fit = (await cardsOf(order, visit)).filter(({ unfit }) => !unfit);
  const rank = ({ given, liked }: (typeof fit)[number]) => (before.includes(given) ? 2 : 0) + (liked ? 0 : 1);
  const chosen = new Set(
    fit
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, Math.min(MOST_NAMES, fit.length - (fit.length % 2)))
      .map(({ given }) => given),
  );
  if (chosen.size < FEWEST_NAMES) throw new Failure("STATE_CONFLICT", {}, FEW);
  // In the report's own order: where a name stands does not tell that it is liked.
  return fit.flatMap(({ given }) => (chosen.has(given) ? [given] : []));
}

/** Answers a round of two (选这个、两个都好、都不太合适), or takes the last answer back. What is sent twice counts once; an older page moves nothing. */
export const duetChoose: HandlerOf<"x", "duetChoose"> = async ({ sn, answer, ...asked }, visit) => {
  await namingOrder(sn, visit);
  const state = await begun(sn, visit);
  const side = await sideOf(sn, visit, state);
  if (answer === "back") {
    await takeBack(asked, { sn, side, state }, visit);
    return show(sn, visit);
  }
  const { rounds, done } = state;
  const before = rounds[side][asked.nth - 1];
  if (before !== undefined && before.left === asked.left && before.right === asked.right)
    return show(sn, visit);
  const pair = done ? null : pairOf(state, side);
  if (pair === null || asked.nth !== rounds[side].length + 1 || !isPair(pair, asked, state, side))
    throw new Failure("STATE_CONFLICT", {}, done ? NOT_BEGUN : MOVED);
  if (side === "partner" && !(await claim(sn, visit))) throw new Failure("STATE_CONFLICT", {}, TAKEN);
  // What was taken back has its row still.
  await visit.db
    .insert(duetRounds)
    .values({ sn, side, ...asked, answer })
    .onConflictDoUpdate({
      target: [duetRounds.sn, duetRounds.side, duetRounds.nth],
      set: { left: asked.left, right: asked.right, answer },
    });
  return show(sn, visit);
};

/** At first, and where it was taken back, the pair is fixed; else the other's choices may have moved it since the page was made, and any two names will do. */
function isPair(
  [left, right]: Pair,
  asked: { left: number; right: number },
  { names, rounds, again }: DuetState,
  side: Side,
): boolean {
  const count = names.length;
  if (again[side].length > 0 || rounds[side].length < firstRounds(count))
    return asked.left === left && asked.right === right;
  return asked.left !== asked.right && asked.left < count && asked.right < count;
}

/** Makes this browser the other parent's, unless another one is already; by a choice, not by a look: links are looked at by machines. */
async function claim(sn: string, { db, visitorId }: Visit): Promise<boolean> {
  const free = and(eq(duets.sn, sn), isNull(duets.partnerId));
  await db.update(duets).set({ partnerId: visitorId }).where(free);
  const [row] = await db.select({ partnerId: duets.partnerId }).from(duets).where(eq(duets.sn, sn)).limit(1);
  return row?.partnerId === visitorId;
}
