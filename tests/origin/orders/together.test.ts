import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FreeResult } from "#functions/contract/orders/orders.ts";
import { Duet } from "#functions/contract/together/duet.ts";
import { Poll } from "#functions/contract/together/poll.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, inClear } from "#tests/kit/wire/origin-client.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

type Caller = ReturnType<typeof callerOf>;

async function family({ isPaid }: { isPaid: boolean }) {
  const owner = callerOf(site);
  const { sn } = v.parse(v.object({ sn: Sn }), (await owner.post("/api/business/seek", babyForm())).data);
  if (isPaid) await payInDatabase(site, sn);
  return { owner, sn };
}

const set = async (by: Caller, sn: string, act: string) => {
  const said = await by.post("/api/x/duetSet", { sn, act });
  return v.parse(Duet, said.data, { message: said.text });
};
const look = async (by: Caller, sn: string) => v.parse(Duet, (await by.get("/api/x/duet", { sn })).data);

const roundOf = ({ round }: Duet, answer: string) => ({
  nth: String(round?.nth),
  left: String(round?.left.place),
  right: String(round?.right.place),
  answer,
});

/** Answers every round that there is for now by a taste for some places over others. */
async function chooseAll(by: Caller, sn: string, taste: (place: number) => number): Promise<number> {
  let duet = await look(by, sn);
  let asked = 0;
  while (duet.round !== null) {
    const { left, right } = duet.round;
    const answer = taste(left.place) > taste(right.place) ? "left" : "right";
    duet = v.parse(Duet, (await by.post("/api/x/duetChoose", { sn, ...roundOf(duet, answer) })).data);
    asked++;
  }
  return asked;
}

describe("two parents who choose blind", () => {
  test("see each other's choices never, and in the end what both like, in 24 rounds each", async () => {
    const { owner, sn } = await family({ isPaid: true });
    const { invite, count } = await set(owner, sn, "start");
    expect(count).toBe(16);
    const partner = callerOf(site);
    const key = String(invite);
    // One likes low places, the other is drawn to 5: together 5, or what is near it.
    const first = await chooseAll(owner, sn, (place) => -place);
    expect([first, (await look(owner, sn)).own, (await look(owner, sn)).other]).toEqual([
      8,
      "waiting",
      "absent",
    ]);
    const opened = await partner.get("/api/x/duet", { sn: key });
    expect(opened.text).not.toContain(sn);
    expect(v.parse(Duet, opened.data)).toMatchObject({ invite: null, found: null, side: "partner" });
    const theirs = await chooseAll(partner, key, (place) => -Math.abs(place - 5));
    const rest = await chooseAll(owner, sn, (place) => -place);
    expect([first + rest, theirs]).toEqual([24, 24]);
    const [mine, yours] = [await look(owner, sn), await look(partner, key)];
    expect([mine.state, yours.state, mine.found?.together]).toEqual(["done", "done", true]);
    expect(mine.found?.names.map(({ given }) => given)).toEqual(yours.found?.names.map(({ given }) => given));
    expect(mine.found?.names.map(({ own }) => own)).toEqual(yours.found?.names.map(({ other }) => other));
    expect(mine.found?.names.length).toBeGreaterThan(0);
  });

  test("are two browsers: a third is turned away, and the owner's own link shows the owner's page", async () => {
    const { owner, sn } = await family({ isPaid: true });
    const { invite } = await set(owner, sn, "start");
    const key = String(invite);
    const partner = callerOf(site);
    const round = roundOf(await look(partner, key), "both");
    expect((await partner.post("/api/x/duetChoose", { sn: key, ...round })).status).toBe(200);
    const third = callerOf(site);
    expect(await third.get("/api/x/duet", { sn: key })).toMatchObject({
      status: 409,
      code: "STATE_CONFLICT",
    });
    const late = await third.post("/api/x/duetChoose", { sn: key, ...round });
    expect([late.status, late.text.includes("另一个浏览器")]).toEqual([409, true]);
    expect((await look(owner, key)).side).toBe("owner");
    // The link chooses, and nothing else of the order.
    for (const path of ["/api/business/sought", "/api/x/poll", "/api/business/nameDetail"])
      expect((await partner.get(path, { sn: key, name: "清和" })).code).toBe("OWNER_ONLY");
    expect((await partner.post("/api/x/duetSet", { sn: key, act: "end" })).code).toBe("OWNER_ONLY");
  });

  test("count a round once, however often it is sent, and never one of an old page", async () => {
    const { owner, sn } = await family({ isPaid: true });
    const round = roundOf(await set(owner, sn, "start"), "left");
    const sent = await Promise.all([1, 2, 3].map(() => owner.post("/api/x/duetChoose", { sn, ...round })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await look(owner, sn)).round?.nth).toBe(2);
    const old = await owner.post("/api/x/duetChoose", { sn, ...round, left: "4", right: "5" });
    expect([old.status, (await look(owner, sn)).round?.nth]).toEqual([409, 2]);
  });

  test("do without the one who never comes: the owner ends alone, or asks in anew and the old link is shut", async () => {
    const { owner, sn } = await family({ isPaid: true });
    const { invite } = await set(owner, sn, "start");
    const early = await owner.post("/api/x/duetSet", { sn, act: "finish" });
    expect(early.status).toBe(409);
    const partner = callerOf(site);
    const round = roundOf(await look(partner, String(invite)), "left");
    await partner.post("/api/x/duetChoose", { sn: String(invite), ...round });
    await chooseAll(owner, sn, (place) => -place);
    const anew = await set(owner, sn, "invite");
    expect([anew.invite === invite, anew.other, anew.own]).toEqual([false, "absent", "waiting"]);
    expect((await partner.get("/api/x/duet", { sn: String(invite) })).code).toBe("ENDED");
    const alone = await set(owner, sn, "finish");
    expect([alone.state, alone.found?.together]).toEqual(["done", false]);
    expect(alone.found?.names.every(({ other }) => other === null)).toBe(true);
    // Whoever comes now sees that it is over, and no choice of the owner's.
    const late = await look(callerOf(site), String(anew.invite));
    expect([late.state, late.found?.names]).toEqual(["done", []]);
  });

  test("leave nothing behind once the order is erased, and no name in clear before", async () => {
    const { owner, sn } = await family({ isPaid: true });
    const { invite, round } = await set(owner, sn, "start");
    await owner.post("/api/x/duetChoose", { sn, nth: "1", left: "0", right: "1", answer: "both" });
    const database = await site.database();
    const rows = async () =>
      JSON.stringify(
        await Promise.all(
          ["duets", "duet_rounds"].map((table) =>
            database
              .prepare(`SELECT * FROM ${table} WHERE sn = ?`)
              .bind(sn)
              .all()
              .then(({ results }) => results),
          ),
        ),
      );
    expect(inClear(await rows())).not.toContain(round?.left.name.given);
    await database.prepare("UPDATE orders SET status = 'delivered' WHERE sn = ?").bind(sn).run();
    await owner.post("/api/x/erase", { sn });
    expect(await rows()).toBe("[[],[]]");
    expect((await callerOf(site).get("/api/x/duet", { sn: String(invite) })).code).toBe("ERASED");
  });
});

describe("a family's vote", () => {
  const view = async (by: Caller, sn: string) => v.parse(Poll, (await by.get("/api/x/poll", { sn })).data);
  async function opened() {
    const { owner, sn } = await family({ isPaid: false });
    const free = v.parse(FreeResult, (await owner.get("/api/business/soughtFree", { sn })).data);
    const names = free.names.map(({ given }) => given).join();
    const { invite } = v.parse(Poll, (await owner.post("/api/x/pollSet", { sn, act: "open", names })).data);
    return { owner, sn, key: String(invite) };
  }
  const vote = (by: Caller, sn: string, place: number) =>
    by.post("/api/x/vote", { sn, place: String(place) });

  test("counts one a browser, and tells nobody how it stands until the family closes it", async () => {
    const { owner, sn, key } = await opened();
    const [aunt, uncle] = [callerOf(site), callerOf(site)];
    for (const place of [0, 1, 1]) expect((await vote(aunt, key, place)).status).toBe(200);
    const said = await vote(uncle, key, 1);
    expect(said.text).not.toContain(sn);
    expect(v.parse(Poll, said.data)).toMatchObject({ voters: null, voted: 1, invite: null, liked: [] });
    const open = await view(owner, sn);
    expect([open.voters, open.names.map(({ votes }) => votes)]).toEqual([2, [null, null, null]]);
    await owner.post("/api/x/pollSet", { sn, act: "close" });
    expect((await view(aunt, key)).names.map(({ votes }) => votes)).toEqual([0, 2, 0]);
    const late = await vote(callerOf(site), key, 0);
    expect([late.status, (await view(owner, sn)).voters]).toEqual([409, 2]);
  });

  test("is ended by its owner alone, and its link does nothing but vote", async () => {
    const { owner, sn, key } = await opened();
    const aunt = callerOf(site);
    expect((await aunt.post("/api/x/pollSet", { sn: key, act: "close" })).code).toBe("OWNER_ONLY");
    for (const path of [
      "/api/business/soughtFree",
      "/api/business/getPaidRes",
      "/api/x/duet",
      "/api/x/hold",
    ]) {
      const said = await aunt.get(path, { sn: key });
      if (path !== "/api/x/hold") expect([path, said.code]).toEqual([path, "OWNER_ONLY"]);
    }
    await owner.post("/api/x/pollSet", { sn, act: "end" });
    expect((await aunt.get("/api/x/poll", { sn: key })).code).toBe("ENDED");
    expect((await vote(aunt, key, 0)).code).toBe("ENDED");
  });

  test("can be begun without any ♡: its owner is offered names of the order, a relative is not", async () => {
    const { owner, sn } = await family({ isPaid: false });
    const { state, liked, others } = await view(owner, sn);
    expect([state, liked, others.length]).toEqual(["none", [], 3]);
    const [first = ""] = others;
    await owner.post("/api/business/nameLike", { sn, name: first, liked: "1" });
    expect(await view(owner, sn)).toMatchObject({ liked: [first], others: others.slice(1) });
    const said = await owner.post("/api/x/pollSet", { sn, act: "open", names: others.join() });
    const { invite } = v.parse(Poll, said.data);
    expect((await view(callerOf(site), String(invite))).others).toEqual([]);
  });

  test("is on names of the order only, two to eight", async () => {
    const { owner, sn } = await family({ isPaid: false });
    for (const names of ["", "清和", "不在,这里"])
      expect((await owner.post("/api/x/pollSet", { sn, act: "open", names })).status).toBe(400);
  });
});
