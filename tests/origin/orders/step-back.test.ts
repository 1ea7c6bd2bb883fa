import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Duet } from "#functions/contract/together/duet.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

type Caller = ReturnType<typeof callerOf>;
interface Named {
  nth: number;
  left: number;
  right: number;
}

const namedIn = ({ round }: Duet): Named => {
  if (round === null) throw new Error("no round stands there");
  return { nth: round.nth, left: round.left.place, right: round.right.place };
};

/** One of the two, by the order's number or by a key. */
function parentOf(by: Caller, sn: string) {
  const send = ({ nth, left, right }: Named, answer: string) =>
    by.post("/api/x/duetChoose", { sn, nth: `${nth}`, left: `${left}`, right: `${right}`, answer });
  const look = async () => v.parse(Duet, (await by.get("/api/x/duet", { sn })).data);
  const shown = async () => namedIn(await look());
  return {
    ...{ sn, send, look, shown },
    /** Answers so many rounds, or all that there are for now; which they were. */
    async choose(most: number, answer = "left"): Promise<Named[]> {
      const asked: Named[] = [];
      let duet = await look();
      while (asked.length < most && duet.round !== null) {
        asked.push(namedIn(duet));
        duet = v.parse(Duet, (await send(namedIn(duet), answer)).data);
      }
      return asked;
    },
    back: async () => {
      const { back } = await look();
      return back === null || back === undefined ? null : send(back, "back");
    },
  };
}

async function couple() {
  const caller = callerOf(site);
  const { sn } = v.parse(v.object({ sn: Sn }), (await caller.post("/api/business/seek", babyForm())).data);
  await payInDatabase(site, sn);
  const begun = v.parse(Duet, (await caller.post("/api/x/duetSet", { sn, act: "start" })).data);
  const finish = () => caller.post("/api/x/duetSet", { sn, act: "finish" });
  const partner = parentOf(callerOf(site), String(begun.invite));
  return { owner: parentOf(caller, sn), partner, finish };
}

/** What is stored of a side, by rounds. */
async function answersOf(sn: string, side: string) {
  const rows = (await site.database()).prepare(
    "SELECT answer FROM duet_rounds WHERE sn = ? AND side = ? ORDER BY nth",
  );
  const { results } = await rows.bind(sn, side).all<{ answer: string }>();
  return results.map(({ answer }) => answer);
}

/** The pairs of the owner's first rounds, and some more. */
const PAIRS = Array.from({ length: 24 }, (_, at) =>
  at < 8 ? { left: 2 * at, right: 2 * at + 1 } : { left: at % 8, right: 15 - (at % 8) },
);

/** Writes down a side's answers of some rounds: one by one they would take their time. */
async function answered(sn: string, side: "owner" | "partner", from: number, to: number) {
  const database = await site.database();
  const add = "INSERT INTO duet_rounds (sn, side, nth, left, right, answer) VALUES (?, ?, ?, ?, ?, 'left')";
  const rows = PAIRS.slice(from - 1, to).map(({ left, right }, at) =>
    database.prepare(add).bind(sn, side, from + at, left, right),
  );
  await database.batch(rows);
}

describe("a wrong press is taken back", () => {
  // Break it catches: a step back skips a pair, stops short of the first, or the new answer does not replace the old one.
  test("one after another to the first: each pair is asked again, and answered anew", async () => {
    const { owner } = await couple();
    const asked = await owner.choose(3);
    for (const round of asked.toReversed()) {
      expect((await owner.back())?.status).toBe(200);
      expect(await owner.shown()).toEqual(round);
    }
    expect((await owner.look()).back).toBeNull();
    expect(await owner.choose(3, "right")).toEqual(asked);
    expect(await answersOf(owner.sn, "owner")).toEqual(["right", "right", "right"]);
  });

  // Break it catches: at the first round something is taken back, or made up.
  test("at the first round there is nothing to take back", async () => {
    const { owner } = await couple();
    expect((await owner.look()).back).toBeNull();
    const first = await owner.shown();
    expect((await owner.send(first, "back")).status).toBe(200);
    expect([await owner.shown(), await answersOf(owner.sn, "owner")]).toEqual([first, []]);
  });

  // Break it catches: a double press takes two answers back; a page of long ago takes back one in the middle.
  test("once, however often the same step is sent, and never from an old page", async () => {
    const { owner } = await couple();
    const [first, second, third] = await owner.choose(3);
    if (first === undefined || second === undefined || third === undefined) throw new Error("no rounds");
    const old = await owner.send(second, "back");
    expect([old.status, old.code]).toEqual([409, "STATE_CONFLICT"]);
    const pressed = await Promise.all([1, 2, 3].map(() => owner.send(third, "back")));
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await owner.send(third, "back")).status).toBe(200);
    expect(await owner.shown()).toEqual(third);
    // The same number with other names is another duet's.
    const other = await owner.send({ ...second, left: third.left, right: third.right }, "back");
    expect([other.status, (await owner.shown()).nth]).toEqual([409, 3]);
  });

  // Break it catches: whoever has the link, or the other parent, takes back what is not theirs.
  test("by nobody else: not by a third browser, not by a stranger, and the other's answers stay", async () => {
    const { owner, partner } = await couple();
    const [mine] = await owner.choose(1);
    const [theirs] = await partner.choose(1, "both");
    if (mine === undefined || theirs === undefined) throw new Error("no rounds");
    const third = await parentOf(callerOf(site), partner.sn).send(theirs, "back");
    expect([third.status, third.text.includes("另一个浏览器")]).toEqual([409, true]);
    const stranger = await parentOf(callerOf(site), owner.sn).send(mine, "back");
    expect([stranger.status, stranger.code]).toEqual([403, "OWNER_ONLY"]);
    expect((await partner.send(mine, "back")).status).toBe(409);
    expect((await partner.send(theirs, "back")).text).not.toContain(owner.sn);
    expect([await answersOf(owner.sn, "owner"), await answersOf(owner.sn, "partner")]).toEqual([
      ["left"],
      ["back"],
    ]);
  });

  // Break it catches: the pair that comes back is another one since the other has gone on, or other answers bring other pairs.
  test("among those that both may like, too: the same pairs come back, whatever is said now", async () => {
    const { owner } = await couple();
    await answered(owner.sn, "owner", 1, 8);
    await answered(owner.sn, "partner", 1, 9);
    const [ninth] = await owner.choose(1);
    await answered(owner.sn, "partner", 10, 12);
    const tenth = await owner.shown();
    await owner.back();
    expect(await owner.choose(2, "neither")).toEqual([ninth, tenth]);
  });

  // Break it catches: the other is held up, or thrown back, by a step back among the first rounds.
  test("without holding up the other, who goes on", async () => {
    const { owner, partner } = await couple();
    const [first] = await partner.choose(1);
    expect(first?.nth).toBe(1);
    await answered(owner.sn, "owner", 1, 8);
    await answered(owner.sn, "partner", 2, 9);
    expect((await owner.back())?.status).toBe(200);
    const { own, other, round } = await partner.look();
    expect([own, other, round?.nth]).toEqual(["choosing", "choosing", 10]);
  });

  // Break it catches: somebody who has seen what the other likes chooses anew.
  test("not once both are through and see the result", async () => {
    const { owner } = await couple();
    await answered(owner.sn, "owner", 1, 24);
    await answered(owner.sn, "partner", 1, 24);
    const ended = await owner.look();
    expect([ended.state, ended.back]).toEqual(["done", null]);
    const late = await owner.send({ nth: 24, left: 7, right: 8 }, "back");
    expect([late.status, late.text.includes("结果已经出来")]).toEqual([409, true]);
    expect((await answersOf(owner.sn, "owner")).at(-1)).toBe("left");
  });

  // Break it catches: the owner, who ended it and has seen what came of it, chooses anew.
  test("not once the owner has ended it", async () => {
    const { owner, finish } = await couple();
    await answered(owner.sn, "owner", 1, 8);
    expect((await owner.look()).back?.nth).toBe(8);
    expect((await finish()).status).toBe(200);
    expect((await owner.send({ nth: 8, left: 14, right: 15 }, "back")).status).toBe(409);
  });
});
