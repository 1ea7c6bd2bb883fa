import { Trouble } from "#scripts/steps/tell.ts";
import { latenessOf } from "./lateness.ts";
import { type Cost, type Measured, measure, type Outside } from "./measured.ts";
import { MOST_BUSY, PLATFORM } from "./platform.ts";
import { waitingOf } from "./waiting.ts";

/** What is asked of it, and what is assumed of how it comes. */
const DATABASES = 64;
const ASKED = { kept: 100e6, orders: 500, reads: 5_000, erasedADay: 274_000 };
/** Of the reads so many are of a paid report; of the orders so many are paid. */
const SHARES = { paidReads: 0.3, paid: 0.05 };
/** The busiest hour has so many times the day's mean. */
const PEAK = 2.5;
/** A paid order's rows are so large; most orders are never paid, and smaller. */
const ROW_KB = 3;
/** Messages of a paid order besides what is measured: of its payment, and of its mobile. Each takes so long, its trips and R2 together. */
const MESSAGES = 2;
const MESSAGE_S = 0.5;
/** A minute's run may last so long. */
const RUN_S = 30;
/** Hours that an erasure may be late. */
const LATEST_H = 24;
/** As many databases as `npm run scale` writes into a configuration. */
const MOST_DATABASES = 100;

/** Ways to say what a trip costs D1, which runs one at a time; the last is a bound, not a measure. */
const WAYS = {
  "SQLite as measured here × 2, and 0.5 ms a trip": ({ trips, ms }: Cost) => 2 * ms + 0.5 * trips,
  "1 ms a trip, and 0.1 ms a statement": ({ trips, statements }: Cost) => trips + 0.1 * statements,
} as const;
const WORST = ({ statements }: Cost) => statements;

type Way = (cost: Cost) => number;

/**
 * `npm run bench -- scale [orders there]`: how busy 64 databases, their queue and their store are at 100 million orders, and how late an
 * erasure is; fails where anything is above 60 %, or an erasure a day late.
 */
export async function benchScale(): Promise<void> {
  const there = Number(process.argv[3] ?? 20_000);
  const { costs: measured, kept } = await measure(there);
  console.log(`\nWhat a call costs (trips · statements · ms of SQLite here), ${there} orders there`);
  for (const [name, { home, directory, outside }] of Object.entries(measured))
    console.log(
      `  ${name.padEnd(8)} home ${costText(home)}   directory ${costText(directory)}   ${outsideText(outside)}`,
    );
  console.log(
    `\nAt ${ASKED.orders} new orders and ${ASKED.reads} order reads a second on ${DATABASES} databases, ${SHARES.paid * 100} % paid, ` +
      `${SHARES.paidReads * 100} % of reads paid reports, ${ASKED.erasedADay} erasures a day (× ${PEAK} in the busiest hour)`,
  );
  const parts = new Map<string, number>();
  for (const [name, msOf] of Object.entries(WAYS)) {
    const { home, directory, written } = busy(measured, msOf);
    parts.set(`the first database, by ${name}`, home + directory);
    console.log(
      `  ${name}: each database ${percent(home)} busy (${percent(written)} where replicas answer all order reads), the first one ` +
        `${percent(home + directory)}, for it is the directory too; ${waiting(home, measured, msOf)}`,
    );
  }
  sayWorst(measured, parts);
  const gb = (ASKED.kept * ROW_KB) / 1e6 / DATABASES;
  parts.set("rows in each database", gb / PLATFORM.d1.gb);
  console.log(
    `  rows: ${ASKED.kept / 1e6} million of ${ROW_KB} kB, were all of them paid, are ${gb.toFixed(1)} GB in each (D1 takes ${PLATFORM.d1.gb})`,
  );
  sayOutside(measured, kept, parts);
  const { aMinute, latest } = latenessOf(measured, {
    ...{ databases: DATABASES, aDay: ASKED.erasedADay, peak: PEAK },
  });
  parts.set("erasures, of 24 hours", (latest / 60 / LATEST_H) * MOST_BUSY);
  console.log(
    `  erasures: ${aMinute} a minute in each database, so ${(aMinute * DATABASES * 1440).toLocaleString("en")} a day; the latest ${latest} minutes after it was due`,
  );
  const above = [...parts].filter(([, part]) => !(part <= MOST_BUSY));
  if (above.length > 0)
    throw new Trouble(
      `Above ${percent(MOST_BUSY)}: ${above.map(([what, part]) => `${what} ${percent(part)}`).join("; ")}`,
    );
}

const costText = ({ trips, statements, ms }: Cost): string =>
  `${trips.toFixed(1)} · ${statements.toFixed(1)} · ${ms.toFixed(2)}`;
const outsideText = ({ puts, gets, deletes, messages }: Outside): string =>
  `R2 ${puts.toFixed(1)} put ${gets.toFixed(1)} got ${deletes.toFixed(1)} dropped, ${messages.toFixed(1)} messages`;
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** How many of each call come in a second. */
const RATES: Readonly<Record<keyof Measured, number>> = {
  order: ASKED.orders,
  free: ASKED.reads * (1 - SHARES.paidReads),
  paid: ASKED.reads * SHARES.paidReads,
  // To settle costs about what to deliver does.
  deliver: 2 * ASKED.orders * SHARES.paid,
  erase: (PEAK * ASKED.erasedADay) / 86_400,
  minute: DATABASES / 60,
};

const NAMES = Object.keys(RATES) as (keyof Measured)[];

/** What falls on the database of an order: a network's orders are counted in any of them, the directory among them. */
const homeMs = (name: keyof Measured, measured: Measured, msOf: Way): number =>
  msOf(measured[name].home) + (name === "order" ? msOf(measured[name].directory) : 0);

/** The part of a second that each is busy; the orders are even on all, for each has 16 buckets of a hash. */
function busy(measured: Measured, msOf: Way, databases = DATABASES) {
  const spent = (names: readonly (keyof Measured)[]) =>
    names.reduce((ms, name) => ms + RATES[name] * homeMs(name, measured, msOf), 0) / 1000 / databases;
  const listed = NAMES.filter((name) => name !== "order" && name !== "minute");
  const directory = listed.reduce((ms, name) => ms + RATES[name] * msOf(measured[name].directory), 0);
  const written = spent(NAMES.filter((name) => name !== "free" && name !== "paid"));
  return { home: spent(NAMES), written, directory: directory / 1000 };
}

/** A bound that no measure comes near: with replicas, and by more databases, it too stays below. */
function sayWorst(measured: Measured, parts: Map<string, number>): void {
  const at = (databases: number) => busy(measured, WORST, databases);
  const { home, written } = at(DATABASES);
  const enough = Array.from({ length: 1_000 }, (_, nth) => nth + 1).find(
    (many) => at(many).home <= MOST_BUSY,
  );
  parts.set(`${MOST_DATABASES} databases, were each statement a whole millisecond`, at(MOST_DATABASES).home);
  console.log(
    `  were each statement a whole millisecond, whatever it is: ${percent(home)} (${percent(written)} where replicas answer all order reads), ` +
      `and below ${percent(MOST_BUSY)} without a replica from ${enough} databases on`,
  );
}

function waiting(load: number, measured: Measured, msOf: Way): string {
  if (load >= 1) return "it falls behind";
  const calls = NAMES.map((name) => ({
    aSecond: RATES[name] / DATABASES,
    ms: homeMs(name, measured, msOf),
  }));
  const { median, most } = waitingOf(calls);
  return `a call waits ${median.toFixed(1)} ms (median), ${most.toFixed(1)} (99 %)`;
}

/** What R2 and the queue take: each message is an invocation of its own, and each minute one for every database. */
function sayOutside(
  measured: Measured,
  kept: { bodies: number; sum: number; largest: number },
  parts: Map<string, number>,
): void {
  const sum = (what: keyof Outside) =>
    NAMES.reduce((all, name) => all + RATES[name] * measured[name].outside[what], 0);
  const promised = sum("messages") + MESSAGES * ASKED.orders * SHARES.paid;
  const messages = promised + DATABASES / 60;
  const invocations = promised * MESSAGE_S + (DATABASES / 60) * RUN_S;
  parts.set("messages of the queue", messages / PLATFORM.queue.messages);
  parts.set("invocations of the queue", invocations / PLATFORM.queue.invocations);
  console.log(
    `  queue: ${messages.toFixed(0)} messages a second (${percent(messages / PLATFORM.queue.messages)} of ${PLATFORM.queue.messages}), ` +
      `${invocations.toFixed(0)} invocations at once (${percent(invocations / PLATFORM.queue.invocations)} of ${PLATFORM.queue.invocations}), ` +
      `were a message ${MESSAGE_S} s and every minute's run its whole ${RUN_S} s`,
  );
  console.log(
    `  R2: ${sum("puts").toFixed(0)} puts, ${sum("gets").toFixed(0)} gets and ${sum("deletes").toFixed(0)} deletes a second, ` +
      `${((sum("gets") * kept.sum) / kept.bodies / 1e6).toFixed(0)} MB of them read; it limits writes of one name, and none is written twice`,
  );
  console.log(
    `  a paid order keeps ${kept.bodies} bodies outside, ${(kept.sum / 1000).toFixed(1)} kB together, none above ${(kept.largest / 1000).toFixed(1)} kB`,
  );
}
