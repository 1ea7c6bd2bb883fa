import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import { everyMinute } from "#functions/origin/entry/cron.ts";
import { answerQueue } from "#functions/origin/entry/queue.ts";
import { originEnv } from "#functions/origin/env.ts";
import { readWorkers } from "#scripts/deploy/workers.ts";
import { spreadHere } from "#tests/kit/calls/spread-here.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { writeLarge } from "#tests/kit/runtime/large-workers.ts";

/** A paid order in the second of two databases, its delivery promised, and a queue that keeps what it is sent. */
async function promised() {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const here = await spreadHere(2);
  const family = await here.visitorIn("DB_1");
  const { sn } = v.parse(v.object({ sn: Sn }), (await family.post("/api/business/seek", babyForm())).data);
  await payInDatabase(here.only("DB_1"), sn);
  const promise = "INSERT OR IGNORE INTO outbox VALUES ('deliver', ?, 'todo', 0, '2026', '2026', null, 0)";
  await here.of("DB_1").database.prepare(promise).bind(sn).run();
  const sent: object[] = [];
  const WORK = { sendBatch: async (messages: { body: object }[]) => void sent.push(...messages) };
  const raw = { ...here.raw, WORK };
  const status = async () =>
    (await here.rows("DB_1", `SELECT status FROM orders WHERE sn = '${sn}'`))[0]?.status;
  const parts = async () => (await here.rows("DB_1", "SELECT part FROM reports")).length;
  return { here, raw, sn, sent, status, parts };
}

/** The queue of the large configuration, and the one that its dead letters go to. */
function queuesOfLarge(): readonly [string, string] {
  const { config, remove } = writeLarge(2);
  const [worker] = readWorkers([config]);
  remove();
  const [work = "", dead = ""] = worker?.queues ?? [];
  return [work, dead];
}

/** A message, and what became of it. */
function messageOf(body: unknown) {
  const message = {
    body,
    ended: "",
    ack() {
      message.ended = "ack";
    },
    retry() {
      message.ended = "retry";
    },
  };
  return message;
}

test("a message that comes twice delivers once, and one that never comes is made up for", async () => {
  const { raw, sn, status, parts, here } = await promised();
  const twice = [messageOf({ do: "keep", about: [sn] }), messageOf({ do: "keep", about: [sn] })];
  await answerQueue({ queue: "luopan-work", messages: twice }, raw);
  expect(twice.map(({ ended }) => ended)).toEqual(["ack", "ack"]);
  expect(await status()).toBe("delivered");
  const made = await parts();
  await answerQueue({ queue: "luopan-work", messages: [messageOf({ do: "minute", database: "DB_1" })] }, raw);
  expect(await parts()).toBe(made);
  const lost = await promised();
  await lost.here.of("DB_1").database.prepare("INSERT INTO beats VALUES ('cron', '2026-01-01')").run();
  await everyMinute(originEnv(lost.raw));
  expect(lost.sent).toEqual([
    { body: { do: "minute", database: "DB" } },
    { body: { do: "minute", database: "DB_1" } },
  ]);
  expect(await lost.status()).toBe("delivered");
  expect(await here.rows("DB", "SELECT kind FROM desk_items")).toEqual([]);
});

test("a message is tried again while its database is silent, and what the queue gives up is told at the desk", async () => {
  const { raw, sn, here } = await promised();
  here.of("DB_1").isDown = true;
  const message = messageOf({ do: "keep", about: [sn] });
  const [work, deadLetters] = queuesOfLarge();
  await answerQueue({ queue: work, messages: [message] }, raw);
  expect(message.ended).toBe("retry");
  const dead = [messageOf(message.body), messageOf(message.body), messageOf("?")];
  await answerQueue({ queue: deadLetters, messages: dead }, raw);
  expect(dead.map(({ ended }) => ended)).toEqual(["ack", "ack", "ack"]);
  expect(await here.rows("DB", "SELECT kind, state FROM desk_items")).toEqual([
    { kind: "dead", state: "open" },
    { kind: "dead", state: "open" },
  ]);
});

test("a database whose queue nobody listens to is worked off by the cron from the first minute", async () => {
  const { raw, status } = await promised();
  // No beat: nothing was ever done there.
  await everyMinute(originEnv(raw));
  expect(await status()).toBe("delivered");
});
