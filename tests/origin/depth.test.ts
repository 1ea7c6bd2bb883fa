import { gzipSync } from "node:zlib";
import * as v from "valibot";
import { describe, expect, onTestFinished, test } from "vitest";
import { NameDetail } from "#functions/contract/names/name-card.ts";
import { FreeResult } from "#functions/contract/orders/orders.ts";
import { FreeScore, ScoreChange } from "#functions/contract/products/score.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { pairShard } from "#functions/naming/facts/poems/depth/depth-source.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { BIRTH, scoreForm } from "#tests/kit/forms/score-form.ts";
import { type Site, type StartOptions, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, type Said } from "#tests/kit/wire/origin-client.ts";

/** 林晴岚: its reviewed passage is of 白居易's 代春赠, in 全唐诗, whose whole poem lies in the assets. */
const QUOTE = "山吐晴岚水放光，辛夷花白柳梢黄。";
const POEM = [QUOTE, "但知莫作江西意，风景何曾异帝乡。"];

/** 晴's shard with one head and one sentence, whose poem is in no shard. 晴飞 is not graded: a search must find its source. */
const PAIR = ["quantangshi-ffffffff\t2\t登杭州城\t郑谷\t唐", "+沙鸟晴飞远，渔人夜唱闲。\t飞"].join("\n");

async function started(options: StartOptions = {}): Promise<Site> {
  const site = await startSite(options);
  onTestFinished(site.close);
  return site;
}

const snOf = (said: Said) => v.parse(v.object({ sn: Sn }), said.data).sn;
/** Of 10, as they are before the bill is rescaled. */
const sourcePoints = ({ bill }: Pick<FreeScore, "bill">) => {
  const { max = 10, points = 0 } = bill.lines.find(({ rule }) => rule === "出处") ?? {};
  return Math.round((points * 10) / max);
};

async function scored(site: Site, name: string) {
  const caller = callerOf(site);
  const sn = snOf(await caller.post("/api/business/score", scoreForm({ ...BIRTH, name })));
  const { data } = await caller.get("/api/business/detailFree", { sn });
  return { caller, sn, result: v.parse(FreeScore, data) };
}

/** The free names of a family, and what is to be read of one. */
async function named(site: Site, over: Record<string, string>) {
  const caller = callerOf(site);
  const sn = snOf(await caller.post("/api/business/seek", babyForm(over)));
  const { names } = v.parse(FreeResult, (await caller.get("/api/business/soughtFree", { sn })).data);
  const detail = async (name: string) =>
    v.parse(NameDetail, (await caller.get("/api/business/nameDetail", { sn, name })).data);
  return { names, detail };
}

/** Assets in which the shard of 晴 is what a test makes of it. */
const assetsWith = (shard: Uint8Array | null): NonNullable<StartOptions["originAssets"]> => ({
  "pairs/0.txt.gz": gzipSync("0"),
  ...(shard !== null && { [`${pairShard("晴")}.txt.gz`]: shard }),
});

describe("a name whose only source is in depth", () => {
  test("gets its citation and source points, both when scored and when tried as a change", async () => {
    const site = await started();
    const { caller, result, sn } = await scored(site, "林晴岚");
    expect(result.source).toMatchObject({ quote: QUOTE, title: "代春赠", author: "白居易", dynasty: "唐" });
    expect(result.source?.marked.map((at) => [...QUOTE][at])).toEqual(["晴", "岚"]);
    expect(sourcePoints(result)).toBe(6);
    const other = await scored(site, "林晴月");
    const tried = await other.caller.post("/api/business/scoreChange", { sn: other.sn, given: "晴岚" });
    expect(v.parse(ScoreChange, tried.data).after.bill).toEqual(result.bill);
    expect((await caller.get("/api/business/detailFree", { sn })).text).not.toContain("没有典故");
  });

  test("opens its whole poem among the names of a family", async () => {
    const asked = { generation: "晴", generationAt: "1", fixed: "岚", fixedAt: "2" };
    const { detail, names } = await named(await started(), asked);
    expect(names.map(({ given, source }) => [given, source?.quote])).toEqual([["晴岚", QUOTE]]);
    const whole = await detail("晴岚");
    expect(whole.poem).toEqual({ title: "代春赠", author: "白居易", dynasty: "唐", lines: POEM });
    expect(whole.why).toContain("两字在原文里就连着");
  });
});

describe("where the sources in depth cannot be had", () => {
  const broken: [string, NonNullable<StartOptions["originAssets"]> | null][] = [
    ["the assets are not bound", null],
    ["the shard is missing", assetsWith(null)],
    ["the shard is cut off", assetsWith(gzipSync(QUOTE).subarray(0, 20))],
    ["the shard is another's", assetsWith(gzipSync("云\n"))],
    ["the poem is missing", assetsWith(gzipSync(`晴\n${PAIR}`))],
  ];

  test.each(broken)(
    "as %s, the name is shown without it and claims no point for it",
    async (_what, originAssets) => {
      const site = await started({ originAssets });
      const { result } = await scored(site, "林晴飞");
      expect(result.source).toBeNull();
      expect(sourcePoints(result)).toBe(0);
      expect(result.bill.lines.reduce((sum, { points }) => sum + points, 0)).toBe(result.bill.total);
      expect(JSON.stringify(result)).not.toMatch(/全唐诗|全宋词/);
      expect(site.logs.join("\n")).not.toMatch(/[晴飞]|6674/u);
      const reviewed = await scored(site, "林晴岚");
      expect([reviewed.result.source?.quote, sourcePoints(reviewed.result)]).toEqual([QUOTE, 6]);
      const core = await scored(site, "林清和");
      expect(core.result.source?.quote).toContain("清和");
    },
  );
});
