import { describe, expect, it } from "vitest";
import { cite } from "#functions/naming/facts/poems/cite.ts";
import { citeDeep } from "#functions/naming/person/describe/deep-citation.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { scoreReport } from "#functions/naming/person/describe/score-name.ts";
import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import type { Bill } from "#functions/naming/person/score/bill.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { citeFromFiles } from "#scripts/samples/cite-from-files.ts";

const families: readonly Family[] = [
  familyOf({ surname: "林", sex: "female", chart: null }),
  familyOf({ surname: "赵", sex: "male", chart: null }),
  familyOf({ surname: "欧阳", sex: "unknown", chart: null, sources: ["唐诗", "宋词"] }),
  familyOf({ surname: "王", sex: "male", chart: null, sources: ["诗经"] }),
];
const [lin = families[0]] = families;
const sourceLine = ({ lines }: Bill) => lines.find(({ rule }) => rule === "出处");
/** Points without a birth are rescaled: what a citation of so many points comes to. */
const isPaid = (bill: Bill) => (sourceLine(bill)?.points ?? 0) > 0;

describe("the source of a name that is shown", () => {
  it.each(families)(
    "of $surname is quoted for every point that the bill gives, name by name",
    async (family) => {
      let deep = 0;
      for (const { given, total } of bestNames(family, 80).names) {
        const found = await citeFromFiles(family, given);
        const { bill, poem, source } = describeName(family, given, found);
        expect(bill).toEqual(billOf(family, given));
        expect(bill.total).toBe(total);
        expect([given, source !== null]).toEqual([given, isPaid(bill)]);
        expect(source?.marked.map((at) => [...source.quote][at]).join("") ?? given).toBe(given);
        if (source !== null) expect(poem?.lines.join("")).toContain(source.quote);
        if (found !== null) deep++;
      }
      expect(deep > 0).toBe(!family.sources.includes("诗经"));
    },
  );

  it("is told on the bill as what it is: of one character, or of two", () => {
    if (lin === undefined) throw new Error("a family is missing");
    for (const given of ["清", "若", "清和", "秋云", "芯妮"]) {
      const { bill, source } = describeName(lin, given);
      const said = given.length === 1 ? "这个字" : "两字";
      expect(sourceLine(bill)?.reason).toMatch(
        source === null ? /^没有引原文。$/ : new RegExp(`^${said}[^字]+。$`),
      );
    }
  });

  it("is the core's alone where nobody looked further, and so is the bill", () => {
    for (const family of families) {
      for (const { given } of bestNames(family, 80).names) {
        const { bill, source } = describeName(family, given);
        expect([given, isPaid(bill)]).toEqual([given, source !== null]);
        expect(scoreReport(family, given).bill).toEqual(bill);
      }
    }
  });

  it("is the core's where the core has more, and no shard is read for it", async () => {
    const asked: string[] = [];
    const spy = {
      async shard(name: string) {
        asked.push(name);
        return null;
      },
    };
    if (lin === undefined) throw new Error("a family is missing");
    expect(await citeDeep(spy, lin, "清扬")).toBeNull();
    expect(asked).toEqual([]);
    expect(cite("晴", "飞")).toBeNull();
    expect(await citeDeep(spy, lin, "晴飞")).toBeNull();
    expect(asked).toEqual(["pairs/6674"]);
  });
});
