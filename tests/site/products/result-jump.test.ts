import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { DETAIL_FREE, FREE, sample } from "#tests/kit/upstream/upstream-moods.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));

const NOTHING_LOCKED = { names: 0, batches: 0, batchSize: 10 };

/** Where a page leads within itself by its navigation of this class. */
const ledBy = (text: string, name: string): string[] => {
  const links = new RegExp(`<nav class="${name}.*?</nav>`).exec(text)?.[0] ?? "";
  return [...links.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id);
};

/** The ids of the free result's parts, in their order. */
async function partsOf(over: object) {
  upstream.behave(that.answersWith({ ...sample("GET", FREE), ...over }), FREE);
  const { text } = await site.visitor().get(`/naming-result/${SN}`);
  const ids = [...text.matchAll(/ id="(names|chart|locked)"/g)].map(([, id = ""]) => id);
  return { text, ids };
}

/** Where a free score leads within itself, and what it is made of; `beside` is what its contents on a wide screen lead to. */
async function scoreOf(over: object) {
  upstream.behave(that.answersWith({ ...sample("GET", DETAIL_FREE), ...over }), DETAIL_FREE);
  const { text } = await site.visitor().get(`/name-measurement-result/${SN}`);
  return { text, to: ledBy(text, "jump"), beside: ledBy(text, "pin") };
}

describe("the free result", () => {
  test.each([
    ["as it is sold", {}, ["names", "chart", "locked"]],
    ["paid back", { status: "refunded" }, ["names", "chart"]],
    ["with nothing more to sell", { locked: NOTHING_LOCKED }, ["names", "chart"]],
  ])("has the names first, then the chart, then what is sold: %s", async (_what, over, parts) => {
    expect((await partsOf(over)).ids).toEqual(parts);
  });

  test("tells of further names only what the order knows of them", async () => {
    const told = await partsOf({ locked: { ...NOTHING_LOCKED, names: 30, sourced: 7, best: 95 } });
    expect(told.text).toMatch(/另有 30 个.*有出处.*7 个.*分数最高的.*95 分/s);
    const older = await partsOf({ locked: { ...NOTHING_LOCKED, names: 30 } });
    expect(older.text).not.toMatch(/分数最高的|有出处，附全文/);
  });

  test("leaves out the column of names where there is none", async () => {
    const { text, ids } = await partsOf({ names: [], locked: NOTHING_LOCKED });
    expect(ids).toEqual(["chart"]);
    expect(text).not.toContain("of-result");
  });
});

describe("a free score's contents", () => {
  const ALWAYS = ["bill", "change", "characters"];
  test.each([
    ["as it is sold", {}, [...ALWAYS, "locked"]],
    ["with nothing more to sell", { locked: [] }, ALWAYS],
    ["paid back", { status: "refunded" }, ALWAYS],
  ])("lead to what is there: %s", async (_what, over, ids) => {
    const { text, to, beside } = await scoreOf(over);
    expect(to).toEqual(ids);
    for (const id of [...to, ...beside]) expect(text).toContain(`id="${id}"`);
  });

  test("stand beside the score only once it is refunded and nothing is sold there", async () => {
    expect((await scoreOf({})).beside).toEqual([]);
    expect((await scoreOf({ status: "refunded" })).beside).toEqual(expect.arrayContaining(ALWAYS));
  });
});
