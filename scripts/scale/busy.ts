import { type Cost, type Measured, measure } from "./measured.ts";

/** What is asked of it, and what is assumed of how it comes. */
const DATABASES = 64;
const ASKED = { orders: 500, reads: 5_000, erasedADay: 274_000 };
/** Of the reads so many are of a paid report; of the orders so many are paid. */
const SHARES = { paidReads: 0.3, paid: 0.05 };
/** The busiest hour has so many times the day's mean. */
const PEAK = 2.5;
/** R2 answers in so many ms, and an erasure asks it twice, then the directory and the database once more. */
const R2_MS = 60;
/** A run of the cron may spend so much on erasures in one minute. */
const RUN = { ms: 30_000, statements: 700 };

/** Ways to say what a trip costs D1, which runs one at a time. */
const WAYS = {
  "SQLite as measured here × 2, and 0.5 ms a trip": ({ trips, ms }: Cost) => 2 * ms + 0.5 * trips,
  "1 ms a trip, and 0.1 ms a statement": ({ trips, statements }: Cost) => trips + 0.1 * statements,
  "1 ms a statement, whatever it is (the worst)": ({ statements }: Cost) => statements,
} as const;

/** `npm run bench -- scale`: how busy 64 databases are at 100 million orders, and how late an erasure is. */
export async function benchScale(): Promise<void> {
  const { costs: measured, kept } = await measure();
  console.log("\nWhat a call costs (trips · statements · ms of SQLite here), 20,000 orders there");
  for (const [name, { home, directory }] of Object.entries(measured))
    console.log(`  ${name.padEnd(8)} home ${costText(home)}   directory ${costText(directory)}`);
  console.log(
    `\nAt ${ASKED.orders} new orders and ${ASKED.reads} order reads a second on ${DATABASES} databases, ${SHARES.paid * 100} % paid, ` +
      `${SHARES.paidReads * 100} % of reads paid reports, ${ASKED.erasedADay} erasures a day (× ${PEAK} in the busiest hour)`,
  );
  for (const [name, msOf] of Object.entries(WAYS)) {
    const { home, directory, written } = busy(measured, msOf);
    const wait = waiting(home, measured, msOf);
    console.log(
      `  ${name}: busiest database ${percent(home)} busy (${percent(written)} where replicas answer all order reads), directory besides ${percent(directory)}; ${wait}`,
    );
  }
  console.log(
    `  rows: 100 million of 3 kB on ${DATABASES} are ${((100 * 3) / DATABASES).toFixed(1)} GB each (D1 takes 10)`,
  );
  console.log(
    `  a paid order keeps ${kept.bodies} bodies outside, ${(kept.sum / 1000).toFixed(1)} kB together, none above ${(kept.largest / 1000).toFixed(1)} kB`,
  );
  console.log(`  ${lateness(measured)}`);
}

const costText = ({ trips, statements, ms }: Cost): string =>
  `${trips.toFixed(1)} · ${statements.toFixed(1)} · ${ms.toFixed(2)}`;
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
const homeMs = (name: keyof Measured, measured: Measured, msOf: (cost: Cost) => number): number =>
  msOf(measured[name].home) + (name === "order" ? msOf(measured[name].directory) : 0);

/** The part of a second that each is busy; the orders are even on all, for each has 16 buckets of a hash. */
function busy(measured: Measured, msOf: (cost: Cost) => number) {
  const spent = (names: readonly (keyof Measured)[]) =>
    names.reduce((ms, name) => ms + RATES[name] * homeMs(name, measured, msOf), 0) / 1000 / DATABASES;
  const listed = NAMES.filter((name) => name !== "order" && name !== "minute");
  const directory = listed.reduce((ms, name) => ms + RATES[name] * msOf(measured[name].directory), 0);
  const written = spent(NAMES.filter((name) => name !== "free" && name !== "paid"));
  return { home: spent(NAMES), written, directory: directory / 1000 };
}

/** Ten minutes of the busiest database: calls come by chance (Poisson) and wait for one another. */
function waiting(load: number, measured: Measured, msOf: (cost: Cost) => number): string {
  if (load >= 1) return "it falls behind";
  const total = NAMES.reduce((sum, name) => sum + RATES[name] / DATABASES, 0);
  const waits: number[] = [];
  let now = 0;
  let free = 0;
  while (now < 600_000) {
    now += (-Math.log(1 - Math.random()) / total) * 1000;
    waits.push(Math.max(0, free - now));
    let pick = Math.random() * total;
    const name = NAMES.find((one) => {
      pick -= RATES[one] / DATABASES;
      return pick < 0;
    });
    free = Math.max(free, now) + homeMs(name ?? "free", measured, msOf);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => (waits[Math.floor((waits.length - 1) * share)] ?? 0).toFixed(1);
  return `a call waits ${at(0.5)} ms (median), ${at(0.99)} (99 %)`;
}

/** Two days of erasures in one database, minute by minute, most of them due in the busiest hours. */
function lateness({ erase }: Measured): string {
  const each = erase.home.ms * 2 + erase.home.trips * 30 + 2 * R2_MS + erase.directory.trips * 30;
  const capacity = Math.floor(Math.min(RUN.ms / each, RUN.statements / erase.home.statements));
  const waiting: { due: number; many: number }[] = [];
  let latest = 0;
  for (let minute = 0; minute < 2 * 24 * 60; minute++) {
    const hour = Math.floor(minute / 60) % 24;
    const share = hour >= 19 && hour < 23 ? PEAK : (24 - 4 * PEAK) / 20;
    waiting.push({ due: minute, many: (ASKED.erasedADay / DATABASES / 1440) * share });
    let left = capacity;
    while (left > 0 && waiting[0] !== undefined) {
      const some = Math.min(left, waiting[0].many);
      waiting[0].many -= some;
      left -= some;
      if (waiting[0].many > 0) break;
      latest = Math.max(latest, minute - waiting[0].due);
      waiting.shift();
    }
  }
  return `erasures: ${capacity} a minute in each database, so ${(capacity * DATABASES * 1440).toLocaleString("en")} a day; the latest ${latest + 1} minutes after it was due`;
}
