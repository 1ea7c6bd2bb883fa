import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Hold } from "#functions/contract/orders/hold.ts";
import { Share } from "#functions/contract/site/share.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { businessForm } from "#tests/kit/forms/business-form.ts";
import { BIRTH, scoreForm } from "#tests/kit/forms/score-form.ts";
import { setStatus } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";
import { SN as ABSENT } from "#tests/kit/wire/sample-answers.ts";

const PUBLIC_URL = "https://luopan.example";
const HOME = { title: "罗盘起名：出处可查，分分有依据", link: `${PUBLIC_URL}/` };

let site: Site;
let caller: ReturnType<typeof callerOf>;
beforeAll(async () => {
  site = await startSite({ originVars: { PUBLIC_URL } });
  caller = callerOf(site);
});
afterAll(() => site?.close());

/** The card of an address, asked for by who made the order unless told otherwise. */
const card = async (path: string, by = caller) => {
  const said = await by.get("/api/index/shareWechat", { url: PUBLIC_URL + path });
  const { title, desc, link, image } = v.parse(Share, said.data);
  return { title, desc, link, image };
};

const order = async (path: string, form: Record<string, string>): Promise<string> =>
  v.parse(v.object({ sn: v.string() }), (await caller.post(path, form)).data).sn;

const keyOf = async (sn: string) => v.parse(Hold, (await caller.get("/api/x/hold", { sn })).data).share ?? "";

/** Where what only the visitor's own browser knows stands in an address. */
const NOISE = "bd_vid=0123456789abcdef&whole=1&from=timeline&isappinstalled=0";

describe("the card of a page", () => {
  test.each([
    ["/", HOME.title, "/"],
    ["/?tab=score", "给名字评个分", "/?tab=score"],
    ["/?tab=none", HOME.title, "/"],
    ["/guide", "起名知识", "/guide"],
    ["/guide?a=nothing-like-this", "起名知识", "/guide"],
    ["/names/luck-name", "随机优选一个名字", "/names/luck-name"],
    ["/manuscript-example", "人工起名手稿样例", "/manuscript-example"],
    ["/pay-new/seek?sn=1", HOME.title, "/"],
  ])("for %s has the page's title and a link without other parameters", async (path, title, link) => {
    expect(await card(path)).toMatchObject({ title, link: PUBLIC_URL + link });
    const noisy = `${path}${path.includes("?") ? "&" : "?"}${NOISE}`;
    expect((await card(noisy)).link).toBe(PUBLIC_URL + link);
  });

  test("of an article is its title and summary", async () => {
    const { title, desc, link } = await card(`/guide?a=method&${NOISE}`);
    expect(title).toContain("评分办法");
    expect(desc.length).toBeGreaterThan(10);
    expect(link).toBe(`${PUBLIC_URL}/guide?a=method`);
  });
});

describe("the card of an order", () => {
  test("for a baby asks for help in choosing, by the surname alone", async () => {
    const sn = await order("/api/business/seek", babyForm({ surname: "欧阳", minute: "30", place: "深圳" }));
    const shared = await card(`/naming-result/${sn}?compare=清和&${NOISE}#n-清和`);
    expect(shared).toEqual({
      title: "给欧阳宝宝选名字，帮忙看看",
      desc: "三个备选，选一个您喜欢的",
      link: `${PUBLIC_URL}/naming-result/${await keyOf(sn)}`,
      image: `${PUBLIC_URL}/share.png`,
    });
    await setStatus(site, sn, "delivered");
    expect((await card(`/naming-result/${sn}`)).desc).toBe("备选都在这里，选一个您喜欢的");
  });

  test("for a business, a score, a luck pick holds no name and nothing of a birth", async () => {
    const business = await order("/api/business/seek", businessForm());
    const score = await order("/api/business/score", scoreForm(BIRTH));
    const idem = `form-${crypto.randomUUID()}`;
    const luck = await order("/api/business/skyfall", { surname: "林", sex: "female", length: "2", idem });
    const cards = [
      await card(`/naming-result/${business}`),
      await card(`/name-measurement-result/${score}`),
      await card(`/luck-name-details?sn=${luck}&list=1`),
    ];
    expect(cards.map(({ link }) => link)).toEqual([
      `${PUBLIC_URL}/naming-result/${await keyOf(business)}`,
      `${PUBLIC_URL}/name-measurement-result/${await keyOf(score)}`,
      `${PUBLIC_URL}/luck-name-details?sn=${await keyOf(luck)}`,
    ]);
    const said = JSON.stringify(cards.map(({ title, desc }) => title + desc));
    expect(said).not.toMatch(/林|清和|1990|面包|杭州|\d{2}/);
    expect(cards.every(({ title }) => title.endsWith("帮忙看看"))).toBe(true);
  });

  test("is passed on by whoever has the link, not by whoever has the number, nor once it was ended", async () => {
    const sn = await order("/api/business/seek", babyForm());
    const link = `/naming-result/${await keyOf(sn)}`;
    const reader = callerOf(site);
    expect((await card(link, reader)).link).toBe(PUBLIC_URL + link);
    expect(await card(`/naming-result/${sn}`, reader)).toMatchObject(HOME);
    await caller.post("/api/x/shareLink", { sn, action: "end" });
    expect(await card(link, reader)).toMatchObject(HOME);
    expect(await card(`/naming-result/${sn}`)).toMatchObject(HOME);
  });

  test("is the home page's card where the order is unknown, erased or another page's", async () => {
    const sn = await order("/api/business/score", scoreForm());
    expect(await card(`/naming-result/${sn}`)).toMatchObject(HOME);
    expect(await card(`/naming-result/${ABSENT}`)).toMatchObject(HOME);
    await setStatus(site, sn, "erased");
    expect(await card(`/name-measurement-result/${sn}`)).toMatchObject(HOME);
  });
});
