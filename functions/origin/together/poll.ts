import { and, eq, isNull } from "drizzle-orm";
import { MOST_POLLED, type Poll } from "#functions/contract/together/poll.ts";
import { DAY_S, isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { roleOf } from "#functions/origin/hold/role-of.ts";
import { endShare, ensureShare, readShare } from "#functions/origin/hold/shares.ts";
import { countTry, networkOf } from "#functions/origin/store/limit.ts";
import { keyedHash, keyedHashes } from "#functions/origin/store/seal.ts";
import { polls, votes } from "#functions/origin/store/tables/together.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { cardsOf, namingOrder, openNames, plain, sealNames } from "./plain-names.ts";

const FEWEST = 2;
const HOW_MANY = `请选 ${FEWEST} 到 ${MOST_POLLED} 个名字，再发给家人。`;
const OPEN = "这次投票还没有结束。请先结束它，再换别的名字。";
const NONE = "现在没有投票，请刷新后再看。";
const CLOSED = "投票已经结束了，结果就在这里。";
/** Names without ♡ that an owner may choose from, beside the liked ones: the first of the order. */
const MOST_OTHERS = 12;
/** Votes of one network: a family sits behind one address, and a browser that forgets its cookie must not vote for ever. */
const PER_NETWORK = { most: 20, seconds: DAY_S };

const textOf = (sn: string, visitorId: string) => `vote ${sn} ${visitorId}`;

/** A poll as it stands, for its owner or a relative. */
export const poll: HandlerOf<"x", "poll"> = async ({ sn }, visit) => show(sn, visit);

async function readPoll(sn: string, { db }: Visit) {
  const [row] = await db.select().from(polls).where(eq(polls.sn, sn)).limit(1);
  return row;
}

async function show(sn: string, visit: Visit): Promise<Poll> {
  const order = await namingOrder(sn, visit);
  const side = (await roleOf(sn, visit)).role === "owner" ? "owner" : "relative";
  const invite = await readShare(sn, "relative", visit);
  const row = await readPoll(sn, visit);
  const cards = await cardsOf(order, visit);
  const own = side === "owner" ? cards : [];
  const liked = own.filter((card) => card.liked).map(({ given }) => given);
  const others = own
    .filter((card) => !card.liked && !card.unfit)
    .map(({ given }) => given)
    .slice(0, MOST_OTHERS);
  const askable = own
    .filter(({ given }) => liked.includes(given) || others.includes(given))
    .map(({ given, name, pinyin }) => ({ given, name, pinyin }));
  const choice = { liked, others, askable };
  if (row === undefined)
    return { sn, side, state: "none", invite, names: [], voters: null, voted: null, ...choice };
  const closed = row.closedAt !== null;
  const given = await openNames(row.names, `${sn} poll`, visit);
  const cast = await visit.db.select().from(votes).where(eq(votes.sn, sn));
  const voter = await keyedHashes(textOf(sn, visit.visitorId), visit.env.DATA_KEYS);
  const names = given.map((each, place) => {
    const card = cards.find((one) => one.given === each);
    if (card === undefined) throw new Failure("NOT_FOUND");
    return { ...plain(card), votes: closed ? cast.filter((vote) => vote.place === place).length : null };
  });
  return {
    ...{ sn, side, state: closed ? "closed" : "open", invite, names, ...choice },
    voters: closed || side === "owner" ? cast.length : null,
    voted: cast.find(({ voterHash }) => voter.includes(voterHash))?.place ?? null,
  };
}

/** What the owner does with a poll: asks about names, opens the counts, ends the link. */
export const pollSet: HandlerOf<"x", "pollSet"> = async ({ sn, act, names }, visit) => {
  const order = await namingOrder(sn, visit);
  if (act === "open") await openPoll(sn, names, await cardsOf(order, visit), visit);
  else if (act === "close") await closePoll(sn, visit);
  else await endShare(sn, "relative", visit);
  return show(sn, visit);
};

/** Opens a poll on names of the order; a closed one before it goes, with its votes. The same names asked twice are one poll. */
async function openPoll(
  sn: string,
  asked: readonly string[],
  cards: readonly { given: string }[],
  visit: Visit,
): Promise<void> {
  const names = asked.filter((name) => cards.some(({ given }) => given === name));
  if (names.length < FEWEST || names.length > MOST_POLLED || names.length !== asked.length)
    throw new Failure("INVALID_PARAMS", { fields: { names: HOW_MANY } }, HOW_MANY);
  const before = await readPoll(sn, visit);
  if (before !== undefined && before.closedAt === null) {
    const same = await openNames(before.names, `${sn} poll`, visit);
    if (same.join() !== names.join()) throw new Failure("STATE_CONFLICT", {}, OPEN);
  } else {
    const row = { sn, names: await sealNames(names, `${sn} poll`, visit), createdAt: isoOf(visit.now) };
    await visit.db.batch([
      visit.db.delete(votes).where(eq(votes.sn, sn)),
      visit.db.delete(polls).where(eq(polls.sn, sn)),
      visit.db.insert(polls).values(row).onConflictDoNothing(),
    ]);
  }
  await ensureShare(sn, "relative", visit);
}

async function closePoll(sn: string, visit: Visit): Promise<void> {
  if ((await readPoll(sn, visit)) === undefined) throw new Failure("STATE_CONFLICT", {}, NONE);
  await visit.db
    .update(polls)
    .set({ closedAt: isoOf(visit.now) })
    .where(and(eq(polls.sn, sn), isNull(polls.closedAt)));
}

/** One browser's vote (投票): the last one counts until the poll is closed, so that the same vote sent twice is one. */
export const vote: HandlerOf<"x", "vote"> = async ({ sn, place }, visit) => {
  await namingOrder(sn, visit);
  const row = await readPoll(sn, visit);
  if (row === undefined) throw new Failure("STATE_CONFLICT", {}, NONE);
  if (row.closedAt !== null) throw new Failure("STATE_CONFLICT", {}, CLOSED);
  const names = await openNames(row.names, `${sn} poll`, visit);
  if (place >= names.length) throw new Failure("NOT_FOUND");
  await countTry("vote", `${sn} ${networkOf(visit)}`, PER_NETWORK, visit);
  const text = textOf(sn, visit.visitorId);
  const voterHash = await keyedHash(text, visit.env.DATA_KEYS);
  const value = { sn, voterHash, place, createdAt: isoOf(visit.now) };
  await visit.db
    .insert(votes)
    .values(value)
    .onConflictDoUpdate({ target: [votes.sn, votes.voterHash], set: { place } });
  return show(sn, visit);
};
