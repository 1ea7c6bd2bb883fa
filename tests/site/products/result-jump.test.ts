import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FullName } from "#functions/contract/names/name-card.ts";
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

const [plain] = v.parse(v.object({ names: v.array(FullName) }), sample("GET", FREE)).names;
const named = (total: number, given: string) => ({
  ...plain,
  ...{ given, name: `林${given}`, bill: { ...plain?.bill, total } },
});
/** What is said of a family's own name besides. */
const OWN = { place: 1, of: 33, homophones: [], registrable: { ok: true, note: "" } };

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
    expect(told.text).toMatch(/另有 30 个名字.*有出处的.*7 个.*分数最高的.*95 分/s);
    const older = await partsOf({ locked: { ...NOTHING_LOCKED, names: 30 } });
    expect(older.text).not.toMatch(/分数最高的|有出处的/);
  });

  // Break it catches: counts of the list that do not come to its heading, so that a buyer has to do sums.
  test("says how many names are sold first and how many after, and its heading counts the same", async () => {
    const { text } = await partsOf({ locked: { names: 30, batches: 5, batchSize: 10, further: 45 } });
    expect(text.replaceAll(/<[^>]+>/gu, "")).toMatch(/另有 75 个名字付款后先看30 个后面还有45 个/u);
  });

  // Breaks it catches: 81 above 92 above 83, by a measure that no card shows; a sentence that still says that one.
  test("has its names by the score that stands on their cards, and says by what they were chosen", async () => {
    const names = (
      [
        [81, "小满"],
        [92, "知柔"],
        [83, "易安"],
      ] as const
    ).map(([total, given]) => named(total, given));
    const { text } = await partsOf({ names });
    expect([...text.matchAll(/<b>(\d+)<\/b> 分/gu)].map(([, total]) => total)).toEqual(["92", "83", "81"]);
    const saidOf = (html: string) => html.replaceAll(/<[^>]+>/gu, "");
    expect(saidOf(text)).toContain("这 3 个是 AI 读过更看好的，不只看分数；从高分排到低分。怎么挑的。");
    const ofBooks = await partsOf({ names, booksFirst: true });
    expect(saidOf(ofBooks.text)).toContain(
      "先挑您选的典籍里有出处的，再挑 AI 读过更看好的；从高分排到低分。",
    );
    const all = await partsOf({ names, locked: NOTHING_LOCKED });
    expect(saidOf(all.text)).not.toContain("怎么挑的");
  });

  // Break it catches: an own name told of twice, or under the anchor of the card above that has the same name.
  test("tells of each of the family's own names once, below what was found", async () => {
    const own = (given: string, total: number) => ({ ...named(total, given), ...OWN });
    const { text } = await partsOf({ names: [named(92, "知柔")], have: [own("清和", 82), own("知柔", 92)] });
    for (const id of ["n-清和", "own-知柔"]) {
      expect(text.split(`id="${id}"`)).toHaveLength(2);
      expect(text.indexOf(`id="${id}"`)).toBeGreaterThan(text.indexOf('id="n-知柔"'));
    }
    expect(text.split("82 分</b>")).toHaveLength(2);
    expect(text).toContain('<a href="#own">您想到的 2 个名字</a>');
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
