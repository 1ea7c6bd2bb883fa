import * as v from "valibot";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { bucketIn, newNumber } from "#functions/contract/values/numbers.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { answerHealth } from "#functions/origin/entry/health.ts";
import { answerNotification } from "#functions/origin/entry/notify.ts";
import { answerQueue } from "#functions/origin/entry/queue.ts";
import { spreadHere } from "#tests/kit/calls/spread-here.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { stripeNotice, stripeVars } from "#tests/kit/money/stripe-notice.ts";
import { originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const SEEK = "/api/business/seek";
const SOUGHT = "/api/business/sought";

type Here = Awaited<ReturnType<typeof spreadHere>>;
let here: Here;
let family: ReturnType<typeof callerOf>;
let sn: string;

/** A site of one database with a paid order, deployed large: a second database is bound, and there is no map. */
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  here = await spreadHere(2, stripeVars, { isMapped: false });
  family = callerOf(await small());
  const { data } = await family.post(SEEK, babyForm());
  sn = v.parse(v.object({ sn: Sn }), data).sn;
  await payInDatabase(here.only("DB"), sn);
});

/** The small configuration in a new isolate: the first database, and no other. */
const small = () => originHere({ originVars: stripeVars }, { DB: here.of("DB").database });

async function move(source: string, target: string) {
  await here.begin(sn, source, target);
  while ((await here.step()) !== "done");
}

/** What it answers, to whoever asks. */
async function answersOf({ raw, origin }: Awaited<ReturnType<typeof small>>) {
  let queue = "";
  const ends = (how: string) => () => {
    queue = how;
  };
  const message = { body: { do: "keep", about: [sn] }, ack: ends("ack"), retry: ends("retry") };
  await answerQueue({ queue: "luopan-work", messages: [message] }, raw);
  const caller = callerOf({ origin }, family.visitorId);
  const notice = stripeNotice(newNumber(bucketIn(sn), "payment"));
  return {
    read: (await caller.get(SOUGHT, { sn })).status,
    sold: (await caller.post(SEEK, babyForm())).status,
    notified: (await answerNotification(notice, "stripe", raw, () => undefined)).status,
    cron: await origin.cron().then(
      () => "ok",
      () => "failed",
    ),
    queue,
    health: Object(await (await answerHealth(raw)).json()).database,
  };
}

const WELL = { read: 200, sold: 200, notified: 200, cron: "ok", queue: "ack", health: "ok" };
const REFUSED = { read: 500, sold: 500, notified: 500, cron: "failed", queue: "retry", health: "down" };

describe("the small configuration", () => {
  test("serves as long as there is no map, and beside the large one before a bucket has moved", async () => {
    expect(await answersOf(await small())).toEqual(WELL);
    expect((await callerOf(here, family.visitorId).get(SOUGHT, { sn })).status).toBe(200);
    expect(await here.rows("DB", "SELECT * FROM bucket_maps")).toEqual([]);
  });

  // Breaks it catches: an order in another database is not found, and a notification of its payment is booked as nobody's.
  test("is refused over a site whose map names another database, and takes nothing on", async () => {
    await move("DB", "DB_1");
    const events = "SELECT count(*) AS n FROM payment_events";
    const before = await here.rows("DB", events);
    const orders = await here.rows("DB", "SELECT count(*) AS n FROM orders");
    expect(await answersOf(await small())).toEqual(REFUSED);
    expect(await here.rows("DB", events)).toEqual(before);
    expect(await here.rows("DB", "SELECT count(*) AS n FROM orders")).toEqual(orders);
    expect((await callerOf(here, family.visitorId).get(SOUGHT, { sn })).status).toBe(200);
  });

  test("is refused over a map that was written for a site that had sold nothing", async () => {
    const mapped = await spreadHere(2, stripeVars);
    const alone = await originHere({ originVars: stripeVars }, { DB: mapped.of("DB").database });
    const notice = stripeNotice(newNumber("ZZ", "payment"));
    expect((await callerOf(alone).post(SEEK, babyForm())).status).toBe(500);
    expect((await answerNotification(notice, "stripe", alone.raw, () => undefined)).status).toBe(500);
    expect(await mapped.rows("DB", "SELECT 1 FROM orders UNION ALL SELECT 1 FROM payment_events")).toEqual(
      [],
    );
  });

  test("serves again once every bucket has come back", async () => {
    await move("DB", "DB_1");
    await move("DB_1", "DB");
    expect(await answersOf(await small())).toEqual(WELL);
  });
});
