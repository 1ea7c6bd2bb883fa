import * as v from "valibot";
import { Sn } from "#functions/contract/values/scalars.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { scoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { ensureBundles } from "#tests/kit/runtime/bundles.ts";
import { startOurWorkers } from "#tests/kit/runtime/our-workers.ts";
import { type Site, siteOn } from "#tests/kit/runtime/start-workers.ts";
import type { Answer } from "#tests/kit/runtime/visit.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";
import { print } from "./figures.ts";

/** Milliseconds between the Worker and its database: a neighbouring region. */
const DATABASE_MS = 30;
const ROUNDS = 3;

/** Prints how often each page asks D1, and how long it takes with the database some way off: locally neither is seen. */
export async function benchTrips(): Promise<void> {
  await ensureBundles();
  const runtime = await startOurWorkers();
  const site = await siteOn({ runtime, back: runtime.close }, { databaseMs: DATABASE_MS });
  console.log(`\nTrips to the database (${DATABASE_MS} ms each; ms to the page's end, best of ${ROUNDS})`);
  try {
    await walk(site);
  } finally {
    await site.close();
  }
}

async function walk(site: Site): Promise<void> {
  const by = callerOf(site);
  const visitor = site.visitor(undefined, by.visitorId);
  const order = async (path: string, form: Record<string, string>) => {
    const before = await site.trips();
    const began = performance.now();
    const { data } = await by.post(path, form);
    say(`POST ${path}`, [performance.now() - began], (await site.trips()) - before);
    return v.parse(v.object({ sn: Sn }), data).sn;
  };
  const look = async (what: string, path: string) => {
    const times: number[] = [];
    let trips = 0;
    let answer: Answer | undefined;
    for (let round = 0; round < ROUNDS; round++) {
      const before = await site.trips();
      answer = await visitor.get(path);
      trips = (await site.trips()) - before;
      times.push(answer.ms);
    }
    say(`${what}${answer?.status === 200 ? "" : ` (${answer?.status})`}`, times, trips);
    return answer?.text ?? "";
  };
  const names = await order("/api/business/seek", babyForm());
  const score = await order("/api/business/score", scoreForm());
  await look("home", "/");
  const free = await look("free result", `/naming-result/${names}`);
  const [, detail = ""] = /href="(\/naming-detail\?[^"#]+)"/.exec(free) ?? [];
  await look("a free name's page", encodeURI(detail.replaceAll("&amp;", "&")));
  await look("score", `/name-measurement-result/${score}`);
  await look("checkout", `/pay-new/seek?sn=${names}`);
  await look("waiting for a payment", `/wait-pay?sn=${names}`);
  await look("my orders", "/search-order-history");
  for (const sn of [names, score]) await payInDatabase(site, sn);
  await look("paid report", `/naming-result/${names}`);
  await look("paid score", `/name-measurement-result/${score}`);
  await look("receipt", `/resulte?sn=${names}`);
  await look("expert naming", "/manual-naming");
}

const say = (what: string, times: readonly number[], trips: number): void =>
  print(what, `${trips} trips · ${Math.min(...times).toFixed(0)} ms`);
