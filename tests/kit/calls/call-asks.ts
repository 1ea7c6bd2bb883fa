import * as v from "valibot";
import { FreeResult } from "#functions/contract/orders/orders.ts";
import { BRIEF } from "#tests/kit/expert/order.ts";
import { payInDatabase, setStatus } from "#tests/kit/money/paid-order.ts";
import { answerOf } from "#tests/kit/wire/answer-of.ts";
import type { Said } from "#tests/kit/wire/origin-client.ts";
import type { World } from "./call-world.ts";

export type Case = (world: World) => Promise<Said>;
type Kind = Parameters<World["order"]>[0];
export type Ask = (world: World, order: { sn: string }) => Promise<Said>;

export const ABSENT = "0123456789ABCDEFGHJKMNPQ61";
export const MOBILE = "13812345678";
export const IP = { clientIp: "203.0.113.7" };
export const newIdem = () => `form-${crypto.randomUUID()}`;

/** On an order of this kind, new, paid, or as `change` has left it. */
export const made =
  (kind: Kind, ask: Ask): Case =>
  async (world) =>
    ask(world, { sn: await world.order(kind) });
export const paid =
  (kind: Kind, ask: Ask): Case =>
  async (world) =>
    ask(world, { sn: await world.paid(kind) });
export const changed =
  (kind: Kind, change: (world: World, sn: string) => Promise<unknown>, ask: Ask): Case =>
  async (world) => {
    const sn = await world.order(kind);
    await change(world, sn);
    return ask(world, { sn });
  };
const erased = (kind: Kind, ask: Ask) => changed(kind, ({ site }, sn) => setStatus(site, sn, "erased"), ask);

/** What every call on an order refuses: a number that can't be, one that is not there, one whose data are erased. */
export const ofOrder = (kind: Kind, ask: Ask) => ({
  INVALID_PARAMS: (world: World) => ask(world, { sn: "1" }),
  NOT_FOUND: (world: World) => ask(world, { sn: ABSENT }),
  ERASED: erased(kind, ask),
});

/** A paid order whose report can't be made: what it was ordered with can't be read. */
const unmade = (kind: Kind, ask: Ask): Case =>
  changed(
    kind,
    async ({ site, run }, sn) => {
      await payInDatabase(site, sn);
      await run("UPDATE orders SET brief = 'k1.none', result = 'k1.none' WHERE sn = ?", sn);
    },
    ask,
  );

/** Of a report that payment opens. */
export const ofReport = (kind: Kind, ask: Ask) => ({
  ...ofOrder(kind, ask),
  ok: paid(kind, ask),
  PAYMENT_REQUIRED: made(kind, ask),
  STATE_CONFLICT: unmade(kind, ask),
});

export const repeated =
  (times: number, ask: (world: World, nth: number) => Promise<Said>): Case =>
  async (world) => {
    for (let nth = 1; nth < times; nth++) await ask(world, nth);
    return ask(world, times);
  };

export const freeName = async ({ ask }: World, sn: string) =>
  v.parse(FreeResult, (await ask("order", "soughtFree", { sn })).data).names[0]?.given ?? "";

export const soughtFree: Ask = ({ ask }, { sn }) => ask("order", "soughtFree", { sn });
export const detailFree: Ask = ({ ask }, { sn }) => ask("order", "detailFree", { sn });
export const getName =
  (batch: string): Ask =>
  ({ ask }, { sn }) =>
    ask("order", "getName", { sn, batch });
export const nameDetail =
  (name: string): Ask =>
  ({ ask }, { sn }) =>
    ask("order", "nameDetail", { sn, name });
export const like =
  (name: string): Ask =>
  ({ ask }, { sn }) =>
    ask("order", "nameLike", { sn, name, liked: "1" });
export const moreLike =
  (after: string): Ask =>
  async ({ ask }, { sn }) =>
    ask("x", "moreLike", { sn, after });
export const change =
  (given: string): Ask =>
  ({ ask }, { sn }) =>
    ask("order", "scoreChange", { sn, given });
export const pay =
  (over: Record<string, string> = {}): Ask =>
  ({ ask }, { sn }) =>
    ask("order", "payAgain", { sn, channel: "alipay-wap", idem: newIdem(), ...over });
export const paidRes: Ask = ({ ask }, { sn }) => ask("order", "getPaidRes", { sn });
export const write =
  (mobile: string): Ask =>
  ({ ask }, { sn }) =>
    ask("order", "writeMobile", { sn, mobile });
export const fullinfo =
  (state: "draft" | "submitted"): Ask =>
  ({ ask }, { sn }) =>
    ask("order", "fullinfo", { sn, state, ...BRIEF });
export const step =
  (params: Record<string, string> = {}): Ask =>
  ({ ask }, { sn }) =>
    ask("order", "rgOrder", { sn, ...params });
export const advise =
  (text: string, topic = "comment"): Ask =>
  ({ ask }, { sn }) =>
    ask("order", "advise", { sn, topic, stars: topic === "comment" ? "2" : "", text });
export const redraw =
  (nth: string): Ask =>
  ({ ask }, { sn }) =>
    ask("x", "redraw", { sn, nth });
export const erase: Ask = ({ ask }, { sn }) => ask("x", "erase", { sn });
export const otg = ({ ask }: World, params: Record<string, string>) => ask("order", "userOtg", params);
export const luck = ({ ask, site }: World, over: Record<string, string>, at = site) =>
  ask("order", "skyfall", { surname: "林", sex: "male", idem: newIdem(), ...over }, at);
export const hold: Ask = ({ ask }, { sn }) => ask("x", "hold", { sn });
export const shareLink =
  (action: "make" | "end"): Ask =>
  ({ ask }, { sn }) =>
    ask("x", "shareLink", { sn, action });
export const duet: Ask = ({ ask }, { sn }) => ask("x", "duet", { sn });
export const duetSet =
  (act: "start" | "finish"): Ask =>
  ({ ask }, { sn }) =>
    ask("x", "duetSet", { sn, act });
export const duetChoose: Ask = ({ ask }, { sn }) =>
  ask("x", "duetChoose", { sn, nth: "1", left: "0", right: "1", answer: "left" });
export const poll: Ask = ({ ask }, { sn }) => ask("x", "poll", { sn });
export const pollSet =
  (act: "open" | "close" | "end", names = ""): Ask =>
  ({ ask }, { sn }) =>
    ask("x", "pollSet", { sn, act, names });
export const vote: Ask = ({ ask }, { sn }) => ask("x", "vote", { sn, place: "0" });
/** A poll on two of the free names. */
export const polled: Ask = async (world, { sn }) => {
  const { names } = v.parse(FreeResult, (await soughtFree(world, { sn })).data);
  const two = names.slice(0, 2).map(({ given }) => given);
  return pollSet("open", two.join())(world, { sn });
};
export const handOver: Ask = ({ ask }, { sn }) => ask("x", "handOver", { sn });
export const takeOver: Ask = ({ ask }, { sn }) =>
  ask("x", "takeOver", { sn, pass: `zzzzzzzz.${"0".repeat(64)}` });
export const buy = ({ ask, site }: World, type: string, at = site) =>
  ask("order", "rengongBuy", { type, idem: newIdem() }, at);
export const scheme = ({ ask, site }: World, over: Record<string, string> = {}, at = site) =>
  ask("index", "getMpUrlScheme", { path: "pages/index/index", ...over }, at);
export const look = (q: string) => (world: World) => world.ask("index", "search", { q });
export const code = ({ ask, site }: World, mobile: string, at = site) => ask("x", "sendCode", { mobile }, at);

/** A second code within the minute, the question before it answered. */
export const codeAgain = (mobile: string) => async (world: World) => {
  await code(world, mobile);
  const { challenge } = await code(world, mobile);
  return world.ask("x", "sendCode", { mobile, ...(challenge && answerOf(challenge)) });
};

/** As many payments as an order may start within an hour, all closed. */
export async function startMany({ site, run }: World, sn: string): Promise<void> {
  for (let nth = 0; nth < 10; nth++) await payInDatabase(site, sn);
  await run("UPDATE payments SET state = 'closed', paid_at = NULL WHERE sn = ?", sn);
  await run("UPDATE orders SET status = 'created', paid_at = NULL, paid_by = NULL WHERE sn = ?", sn);
}

/** WeChat's code for a state that this origin has given out. */
export async function tradeCode(world: World): Promise<Said> {
  const { data } = await otg(world, { returnTo: "/pay-new/seek" });
  const { authorizeUrl } = v.parse(v.object({ authorizeUrl: v.string() }), data);
  return otg(world, { code: "c0de", state: new URL(authorizeUrl).searchParams.get("state") ?? "" });
}
