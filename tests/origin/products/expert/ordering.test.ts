import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { readPackages } from "#functions/origin/products/expert/slots.ts";
import { BRIEF, deskAt, familyAt } from "#tests/kit/expert/order.ts";
import { begun, clearExpert, rowsOf } from "#tests/kit/expert/world.ts";
import { setStatus } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

const ABSENT = "000000000000000000000009Z2";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(() => clearExpert(site));

describe("what is sold", () => {
  test("is two packages, with the day of the next free place", async () => {
    const { data } = await familyAt(site).caller.get("/api/business/rengong");
    expect(data).toMatchObject({
      open: true,
      shut: null,
      nextSlot: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      packages: [
        { type: "standard", amount: 29_900, names: 8, revisions: 2, days: 3, open: true },
        { type: "senior", amount: 69_900, names: 10, revisions: 3, days: 3, open: true },
      ],
    });
  });

  test("is nothing in production before anybody is named as an expert", async () => {
    const desk = await deskAt(site, { STAGE: "production" });
    expect(await readPackages(desk)).toMatchObject({
      open: false,
      shut: "nobody",
      nextSlot: null,
      experts: [],
    });
  });

  test("is the standard package only, where no expert is a senior one", async () => {
    const EXPERTS = JSON.stringify([{ name: "云舒", about: "中学语文教师" }]);
    const { open, packages } = await readPackages(await deskAt(site, { EXPERTS }));
    expect([open, ...packages.map((one) => one.open)]).toEqual([true, true, false]);
  });

  test("is closed until the operator's day, and full once all places are taken", async () => {
    const closed = await deskAt(site, { EXPERT_CLOSED_UNTIL: "2099-01-05" });
    expect(await readPackages(closed)).toMatchObject({ open: false, shut: "closed", nextSlot: "2099-01-05" });
    await familyAt(site).briefed();
    const full = await readPackages(await deskAt(site, { EXPERT_AT_ONCE: "1" }));
    expect(full).toMatchObject({ open: false, shut: "full" });
    expect(full.nextSlot).not.toBeNull();
  });
});

describe("an order of expert work", () => {
  test("is one however often the same form comes", async () => {
    const { caller } = familyAt(site);
    const form = { type: "senior", idem: crypto.randomUUID() };
    const first = await caller.post("/api/business/rengongBuy", form);
    expect(await caller.post("/api/business/rengongBuy", form)).toEqual(first);
    expect(await rowsOf(site, "orders")).toMatchObject([
      { product: "expert", amount: 69_900, status: "created" },
    ]);
    expect(await rowsOf(site, "expert_jobs")).toMatchObject([
      { type: "senior", stage: "ordered", revisions_left: 3 },
    ]);
  });

  test("is refused for a package that there is not", async () => {
    const said = await familyAt(site).caller.post("/api/business/rengongBuy", {
      type: "gold",
      idem: crypto.randomUUID(),
    });
    expect(said).toMatchObject({ status: 400, fields: { type: messages.choice } });
  });

  test("is refused while it is closed, with the day from which it is open", async () => {
    const shut = await startSite({ originVars: { EXPERT_CLOSED_UNTIL: "2099-01-05" } });
    const form = { type: "standard", idem: crypto.randomUUID() };
    const said = await familyAt(shut).caller.post("/api/business/rengongBuy", form);
    await shut.close();
    expect(said).toMatchObject({ status: 409, message: "目前排满了，2099-01-05 起可约。" });
  });

  test("leads to the brief once it is paid, and to its progress once that is in", async () => {
    const theirs = familyAt(site);
    const sn = await theirs.paid();
    const next = async () => Object((await theirs.caller.get("/api/business/getPaidRes", { sn })).data).next;
    expect(await next()).toBe(`/manual-naming-after?sn=${sn}`);
    await theirs.fullinfo(sn, { state: "submitted", ...BRIEF });
    expect(await next()).toBe(`/manual-naming-order?sn=${sn}`);
  });
});

describe("the brief", () => {
  test("waits for the payment", async () => {
    const theirs = familyAt(site);
    const sn = await theirs.buy();
    expect((await theirs.fullinfo(sn, { state: "draft" })).status).toBe(402);
  });

  test("is kept half written, sealed, and read back as it was typed", async () => {
    const theirs = familyAt(site);
    const sn = await theirs.paid();
    const draft = { story: "外公", surname: "沈", fixed: "木木", sex: "" };
    expect(await theirs.fullinfo(sn, { state: "draft", ...draft })).toMatchObject({
      data: { status: "draft" },
    });
    const { brief, stage } = await theirs.progress(sn);
    expect(stage).toBe("paid");
    expect(brief).toMatchObject({ state: "draft", said: { story: "外公", surname: "沈", fixed: "木木" } });
    const [job] = await rowsOf(site, "expert_jobs");
    expect(JSON.stringify(job)).not.toContain("外公");
  });

  test("says at each field what is missing before it is taken", async () => {
    const theirs = familyAt(site);
    const sn = await theirs.paid();
    const said = await theirs.fullinfo(sn, {
      state: "submitted",
      surname: "Lin",
      story: "好",
      avoid: "abc",
      due: "长".repeat(41),
    });
    expect(said.fields).toEqual({
      surname: messages.surnameShape,
      sex: messages.sexPick,
      story: messages.storyShort(10),
      avoid: messages.hanOnly,
      due: messages.textLonger(40, 41),
      guardian: messages.tick,
    });
  });

  test("asks about a surname that nobody knows, and takes it once it is confirmed", async () => {
    const theirs = familyAt(site);
    const sn = await theirs.paid();
    const odd = { state: "submitted", ...BRIEF, surname: "喵" };
    expect(await theirs.fullinfo(sn, odd)).toMatchObject({ status: 400, sure: ["surname:喵"] });
    expect((await theirs.fullinfo(sn, { ...odd, sure: "surname:喵" })).status).toBe(200);
  });

  test("once in, starts the clock once and shows the surname in the list of orders", async () => {
    const theirs = familyAt(site);
    const sn = await theirs.briefed();
    const before = await theirs.progress(sn);
    expect(before).toMatchObject({
      stage: "briefed",
      late: false,
      brief: { state: "submitted", locked: false },
    });
    expect(Date.parse(before.dueAt ?? "")).toBeGreaterThan(Date.now() + 2 * 24 * 3600_000);
    await theirs.fullinfo(sn, { state: "submitted", ...BRIEF, story: "改过的故事，想要一个安静的名字。" });
    const after = await theirs.progress(sn);
    expect([after.dueAt, after.brief.said.story]).toEqual([before.dueAt, "改过的故事，想要一个安静的名字。"]);
    const { data } = await theirs.caller.post("/api/business/search");
    expect(data).toMatchObject({ orders: [{ surname: "沈", title: "人工起名" }] });
  });

  test("that is in is not turned into a draft again", async () => {
    const theirs = familyAt(site);
    const sn = await theirs.briefed();
    const said = await theirs.fullinfo(sn, { state: "draft", story: "别的" });
    expect(said).toMatchObject({ status: 409, message: messages.briefSubmitted });
  });

  test("is locked once the work has begun", async () => {
    const { theirs, sn } = await begun(site);
    const said = await theirs.fullinfo(sn, { state: "submitted", ...BRIEF });
    expect(said).toMatchObject({ status: 409, message: messages.briefLocked });
    expect((await theirs.progress(sn)).brief.locked).toBe(true);
  });

  test("is refused for an order that does not exist, and for an erased one", async () => {
    const theirs = familyAt(site);
    expect((await theirs.fullinfo(ABSENT, { state: "draft" })).status).toBe(404);
    const sn = await theirs.paid();
    await setStatus(site, sn, "erased");
    expect((await theirs.fullinfo(sn, { state: "draft" })).status).toBe(410);
  });
});
