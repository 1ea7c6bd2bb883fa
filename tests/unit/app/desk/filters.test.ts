import { describe, expect, test } from "vitest";
import { briefFilterIn, isListed } from "#app/desk/briefs/brief-filter.ts";
import { waitedText } from "#app/desk/frame/waited.ts";
import { filterIn, passes, queuePath } from "#app/desk/queue/queue-filter.ts";
import type { BriefRow } from "#functions/contract/desk/desk-briefs.ts";
import { deskLists } from "#tests/kit/desk/samples.ts";

const NOW = Date.parse("2026-11-24T02:30:00.000Z");
const at = (query: string) => new URL(`https://desk.test/desk/queue?${query}`);

/** What of the sample queue is shown at an address: kind and product. */
const shown = (query: string) =>
  deskLists.items
    .filter((item) => passes(item, filterIn(at(query)), NOW))
    .map(({ kind, product }) => `${kind} ${product}`);

describe("the queue of the desk", () => {
  test("is narrowed by kind, product and age, each alone and all together", () => {
    expect(shown("of=refund")).toEqual(["refund expert", "refund baby"]);
    expect(shown("service=expert")).toEqual(["refund expert"]);
    expect(shown("of=refund&service=baby&age=1")).toEqual(["refund baby"]);
    expect(shown("age=7")).toEqual([]);
  });

  // Break it catches: a row that says 已等 3 天 and is left out of what waits for three days.
  test("lets through by age what its row says that it waits", () => {
    const [complaint] = deskLists.items;
    const item = { ...complaint, since: "2026-11-21T15:00:00.000Z" };
    expect(waitedText(item.since, NOW)).toBe("已等 3 天");
    expect([passes(item, { age: "3" }, NOW), passes(item, { age: "7" }, NOW)]).toEqual([true, false]);
  });

  test("shows all where an address asks for what there is not, or for nothing", () => {
    expect(shown("of=lost-and-found&service=&age=2")).toHaveLength(deskLists.items.length);
  });

  test("keeps its filter in the address of an item, and reads the same out of it", () => {
    const filter = { of: "refund", service: "expert", age: "3" } as const;
    const path = queuePath(filter, { kind: "refund", ref: "01HZX8K3QJ5V7M9N2P4R6S8TV3" });
    expect(filterIn(new URL(path, "https://desk.test"))).toEqual(filter);
  });
});

describe("the briefs of the desk", () => {
  const brief = (over: Partial<BriefRow>): BriefRow => ({
    ...{ sn: "01HZX8K3QJ5V7M9N2P4R6S8TV3", surname: "沈", title: "人工起名", stage: "writing" },
    ...{ dueAt: "2026-11-26T02:30:00.000Z", late: false, asks: false, worker: null },
    ...over,
  });
  const mine = brief({ worker: { who: "me@desk.test", since: "2026-11-21T02:30:00.000Z" } });
  const listed = (row: BriefRow, query: string) =>
    isListed(row, briefFilterIn(at(query)), "me@desk.test", NOW);

  test("are narrowed to one's own, to nobody's, to a stage", () => {
    expect([mine, brief({})].map((row) => listed(row, "whose=me"))).toEqual([true, false]);
    expect([mine, brief({})].map((row) => listed(row, "whose=nobody"))).toEqual([false, true]);
    expect([mine, brief({ stage: "draft" })].map((row) => listed(row, "waits=draft"))).toEqual([false, true]);
  });

  test("are narrowed by when they are due; what has no day is in none of these", () => {
    const late = brief({ dueAt: "2026-11-23T02:30:00.000Z" });
    const rows = [late, mine, brief({ dueAt: null })];
    expect(rows.map((row) => listed(row, "due=late"))).toEqual([true, false, false]);
    expect(rows.map((row) => listed(row, "due=three"))).toEqual([true, true, false]);
  });
});
