import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FIRST_NAMES } from "#functions/contract/products/reports.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { calls, HOLD_HEADER } from "#functions/contract/wire/calls.ts";
import { contentsOfNames } from "#functions/contract/wire/contents.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { scoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
  // An isolate of one database looks once whether there are others; no call after its first does.
  await callerOf(site).get(calls.index.siteInfo.path);
});
afterAll(() => site?.close());

/** How many trips to the database some work makes, until its answer is there. */
async function tripsOf(work: () => Promise<unknown>): Promise<number> {
  const before = await site.trips();
  await work();
  return (await site.trips()) - before;
}

const snIn = ({ data }: { data?: unknown }) => v.parse(v.object({ sn: Sn }), data).sn;

test("a new order takes a read and a batch, and the same form again the read alone", async () => {
  const by = callerOf(site);
  const [baby, score] = [babyForm(), scoreForm()];
  expect(await tripsOf(() => by.post(calls.index.seek.path, baby))).toBe(2);
  expect(await tripsOf(() => by.post(calls.index.score.path, score))).toBe(2);
  expect(await tripsOf(() => by.post(calls.index.seek.path, baby))).toBe(1);
});

test("a result, free or paid, and what the visitor has of it are each read in one trip", async () => {
  const by = callerOf(site);
  const sn = snIn(await by.post(calls.index.seek.path, babyForm()));
  const other = snIn(await by.post(calls.index.score.path, scoreForm()));
  const { soughtFree, detailFree, sought, getName, detail } = calls.order;
  // The first look makes the link to share.
  await by.get(calls.x.hold.path, { sn });
  expect(await tripsOf(() => by.get(calls.x.hold.path, { sn }))).toBe(1);
  expect(await tripsOf(() => by.get(soughtFree.path, { sn }))).toBe(1);
  expect(await tripsOf(() => by.get(detailFree.path, { sn: other }))).toBe(1);
  for (const one of [sn, other]) await payInDatabase(site, one);
  const batch = { sn, batch: "0" };
  for (const [path, params] of [
    [sought.path, { sn }],
    [getName.path, batch],
    [detail.path, { sn: other }],
  ] as const) {
    // A report is made by whoever asks first.
    await by.get(path, params);
    expect([path, await tripsOf(() => by.get(path, params))]).toEqual([path, 1]);
  }
});

test("a result brings along what the visitor has of it where the site asks for both, still in one trip", async () => {
  const by = callerOf(site);
  const sn = snIn(await by.post(calls.index.seek.path, babyForm()));
  const { data: hold } = await by.get(calls.x.hold.path, { sn });
  for (const [visitorId, mine] of [
    [by.visitorId, hold],
    [undefined, { role: "reader", share: null, recovery: null }],
  ] as const) {
    const both = callerOf(site, visitorId, { [HOLD_HEADER]: "1" });
    let text = "";
    const ask = async () => {
      text = (await both.get(calls.order.soughtFree.path, { sn })).text;
    };
    expect(await tripsOf(ask)).toBe(1);
    expect(JSON.parse(text).hold).toEqual(mine);
  }
  expect(await by.get(calls.order.soughtFree.path, { sn })).not.toHaveProperty("hold");
});

test("a paid report comes along with its free face in one trip, told to each as it is by itself; an unpaid order brings none", async () => {
  const by = callerOf(site);
  const orders = [
    [calls.index.seek, babyForm(), calls.order.soughtFree, calls.order.sought],
    [calls.index.score, scoreForm(), calls.order.detailFree, calls.order.detail],
  ] as const;
  for (const [make, form, face, paid] of orders) {
    const sn = snIn(await by.post(make.path, form));
    const own = callerOf(site, by.visitorId, { [HOLD_HEADER]: "1" });
    expect(JSON.parse((await own.get(face.path, { sn })).text)).not.toHaveProperty("report");
    await payInDatabase(site, sn);
    for (const visitorId of [by.visitorId, undefined]) {
      const alone = callerOf(site, visitorId);
      const { data } = await alone.get(paid.path, { sn });
      const both = callerOf(site, visitorId ?? alone.visitorId, { [HOLD_HEADER]: "1" });
      await both.get(face.path, { sn });
      let text = "";
      const ask = async () => {
        text = (await both.get(face.path, { sn })).text;
      };
      expect([face.path, await tripsOf(ask)]).toEqual([face.path, 1]);
      expect(JSON.parse(text).report).toEqual(data);
    }
  }
});

test("a report that opens brings the names that are shown first, how many their batch has, and nothing twice", async () => {
  const by = callerOf(site);
  const sn = snIn(await by.post(calls.index.seek.path, babyForm()));
  const opening = callerOf(site, by.visitorId, { [HOLD_HEADER]: "opening" });
  const { soughtFree, sought } = calls.order;
  const { data: free } = await by.get(soughtFree.path, { sn });
  expect((await opening.get(soughtFree.path, { sn })).data).toEqual(free);
  await payInDatabase(site, sn);
  const whole = v.parse(sought.data, (await by.get(sought.path, { sn })).data);
  const { data, report } = JSON.parse((await opening.get(soughtFree.path, { sn })).text);
  expect(report).toEqual({ ...whole, names: whole.names.slice(0, FIRST_NAMES), first: whole.names.length });
  expect(v.parse(soughtFree.data, data)).toMatchObject({ names: [], have: [], chart: null });
});

test("a paid order without names has no opening: asked for one, both its faces come whole", async () => {
  const by = callerOf(site);
  const sn = snIn(await by.post(calls.index.score.path, scoreForm()));
  const { detailFree, detail } = calls.order;
  await payInDatabase(site, sn);
  const { data: report } = await by.get(detail.path, { sn });
  const { data } = await by.get(detailFree.path, { sn });
  const opening = callerOf(site, by.visitorId, { [HOLD_HEADER]: "opening" });
  expect(JSON.parse((await opening.get(detailFree.path, { sn })).text)).toMatchObject({ data, report });
});

test("what payment adds comes along with how it stands, without a trip more, to the owner alone", async () => {
  const by = callerOf(site);
  const sn = snIn(await by.post(calls.index.seek.path, babyForm()));
  const ask = async (visitorId?: string) => {
    const { text } = await callerOf(site, visitorId, { [HOLD_HEADER]: "contents" }).get(
      calls.order.getPaidRes.path,
      { sn },
    );
    return JSON.parse(text).contents;
  };
  const face = v.parse(calls.order.soughtFree.data, (await by.get(calls.order.soughtFree.path, { sn })).data);
  expect(await ask(by.visitorId)).toEqual(contentsOfNames(face));
  expect(await ask()).toBe(undefined);
  expect(await tripsOf(() => ask(by.visitorId))).toBe(3);
});

test("how a payment stands takes two trips: the order with its newest payment, then what it would cost", async () => {
  const by = callerOf(site);
  const sn = snIn(await by.post(calls.index.seek.path, babyForm()));
  const ask = () => by.get(calls.order.getPaidRes.path, { sn });
  await ask();
  // The second are two queries side by side.
  expect(await tripsOf(ask)).toBe(3);
});
