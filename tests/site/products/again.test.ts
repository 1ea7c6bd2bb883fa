import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Hold } from "#functions/contract/orders/hold.ts";
import { newNumber } from "#functions/contract/values/numbers.ts";
import { filledIn, formWith } from "#tests/kit/forms/html-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import type { Visitor } from "#tests/kit/runtime/visit.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

type Fields = Record<string, string | string[] | null>;
const BIRTH = { calendar: "lunar", year: "1989", month: "6", day: "3", hour: "0", guardian: "1" };

/** Each form of the site with all that it asks for, as a visitor fills it in. */
const BABY: Fields = {
  ...{ surname: "欧阳", sex: "female", calendar: "lunar", year: "2025", month: "6", day: "2", leap: "1" },
  ...{
    hour: "0",
    length: "any",
    wishes: ["平安", "好学"],
    sources: ["诗经", "宋词"],
    fixed: "文",
    fixedAt: "2",
  },
  ...{
    generation: "",
    generationAt: "1",
    avoid: "丽华",
    avoidSounds: "1",
    have: "知文,知远",
    siblings: "知安",
  },
  ...{ alike: "1", parents: "建国,秀英", rarity: "common", speech: ["cantonese", "hakka"], useBazi: "1" },
  ...{
    useGrids: null,
    useZodiac: null,
    mustFavour: "1",
    place: "杭州",
    zishi: "early",
    keep: "1y",
    guardian: "1",
  },
};
const BUSINESS: Fields = {
  ...{
    usage: "shop",
    trade: "社区面包店",
    region: "杭州市",
    length: "3",
    form: "sole",
    style: ["温暖", "自然"],
  },
  ...{ must: "麦", avoid: "金鑫", rivals: "好利来\n麦香园", keep: "none", ...BIRTH },
};
const SCORE: Fields = { name: "欧阳清和", sex: "male", keep: "1y", ...BIRTH };
const BUSINESS_SCORE: Fields = {
  ...{ name: "杭州市云上麦食品有限公司", sign: "云上麦", usage: "company", trade: "面包", region: "杭州市" },
  ...{ rivals: "好利来\n麦香园", keep: "1y" },
};
const LUCK: Fields = { surname: "欧阳", sex: "male", length: "1", keep: "1y" };

interface Sent {
  visitor: Visitor;
  sn: string;
  /** The page that the form led to. */
  page: string;
  /** What was sent. */
  typed: Record<string, string>;
}

const joined = (pairs: Iterable<[string, string]>): Record<string, string> => {
  const fields = new URLSearchParams([...pairs]);
  const names = [...new Set(fields.keys())].filter((name) => name !== "idem");
  return Object.fromEntries(names.map((name) => [name, fields.getAll(name).join()]));
};
/** What the form on a page holds, as a browser without scripts would send it. */
const heldOn = (text: string, field: string) => joined(formWith(text, field).pairs);

/** Sends the form of a page with these fields in it. */
async function send(path: string, fields: Fields, visitor = site.visitor()): Promise<Sent> {
  const [field = ""] = Object.keys(fields);
  const { action = path, pairs } = formWith((await visitor.get(path)).text, field);
  const body = filledIn(pairs, fields);
  const { status, headers, words } = await visitor.post(action.replaceAll("&amp;", "&"), body);
  expect([status, /有 \d 处.{0,80}/.exec(words)?.[0]]).toEqual([303, undefined]);
  const page = headers.location ?? "";
  const [sn = ""] = /[0-9A-Z]{26}/.exec(page) ?? [];
  return { visitor, sn, page, typed: joined(new URLSearchParams(body)) };
}

/** What there is to see of somebody who typed nothing. */
const freshOn = async (path: string, field: string) => heldOn((await site.visitor().get(path)).text, field);

const withoutConsent = ({ guardian: _consent, ...typed }: Record<string, string>) => typed;

const FORMS: [what: string, path: string, fields: Fields][] = [
  ["a baby", "/", BABY],
  [
    "a baby that is not born",
    "/",
    { ...BABY, calendar: "due", leap: null, year: "2027", useGrids: "1", fixed: "", generation: "知" },
  ],
  ["a child of before the list of years", "/", { ...BABY, leap: null, year: "earlier", yearText: "2011" }],
  ["a business", "/?tab=business", BUSINESS],
  ["a business of nobody's birth", "/?tab=business", { usage: "company", trade: "软件开发" }],
  ["a name's score", "/?tab=score", SCORE],
  ["a score of a name alone", "/?tab=score", { name: "林清和" }],
  ["a score of a name that is cut by hand", "/?tab=score", { name: "林清和", surname: "林清", given: "和" }],
  ["a business name's score", "/?tab=score&of=business", BUSINESS_SCORE],
  ["a drawn name", "/luck-name", LUCK],
];
const pathOf = (path: string, sn: string) => `${path}${path.includes("?") ? "&" : "?"}again=${sn}`;

describe.each(FORMS)("the form of %s", (_what, path, fields) => {
  const [field = ""] = Object.keys(fields);

  test("comes back to its owner as it was sent, but for the consent, and goes out as an order of its own", async () => {
    const { visitor, sn, page, typed } = await send(path, fields);
    const again = await visitor.get(pathOf(path, sn));
    expect(again.status).toBe(200);
    expect(again.words).toContain("上次填的都在下面");
    const filled = heldOn(again.text, field);
    expect(filled).toEqual(withoutConsent(typed));
    const next = await send(
      pathOf(path, sn),
      typed.guardian ? { [field]: typed[field] ?? "", guardian: "1" } : { [field]: typed[field] ?? "" },
      visitor,
    );
    expect(next.typed).toEqual(typed);
    expect(next.page).not.toBe(page);
  });

  test("comes back to nobody else, and not once the order is erased", async () => {
    const { visitor, sn } = await send(path, fields);
    const empty = await freshOn(path, field);
    const stranger = await site.visitor().get(pathOf(path, sn));
    expect([stranger.status, heldOn(stranger.text, field)]).toEqual([200, empty]);
    expect(stranger.words).toContain("没有找到上次填的内容");
    await callerOf(site, visitor.id()).post("/api/x/erase", { sn });
    const erased = await visitor.get(pathOf(path, sn));
    expect([erased.status, heldOn(erased.text, field)]).toEqual([200, empty]);
  });
});

describe("the link 重新填写", () => {
  test.each([
    ["/", BABY],
    ["/?tab=business", BUSINESS],
    ["/?tab=score", SCORE],
    ["/luck-name", LUCK],
  ])("of an order of %s names the order alone, paid as well as free", async (path, fields) => {
    const { visitor, sn, page } = await send(path, fields);
    const linked = async () =>
      [...(await visitor.get(page)).text.matchAll(/href="([^"]*again=[^"]*)"/g)].map(([, href = ""]) =>
        href.replaceAll("&amp;", "&"),
      );
    expect(new Set(await linked())).toEqual(new Set([pathOf(path, sn)]));
    await payInDatabase(site, sn);
    // A paid report leads to no form; a paid score says the birth, and does.
    expect(new Set(await linked())).toEqual(new Set(path === "/?tab=score" ? [pathOf(path, sn)] : []));
    const again = await visitor.get(pathOf(path, sn));
    expect(again.words).toContain("上次填的都在下面");
  });

  test("stands on a refunded order for its owner, and leads a reader to an empty form", async () => {
    const { visitor, sn, page } = await send("/", BABY);
    await payInDatabase(site, sn);
    const database = await site.database();
    await database.prepare("UPDATE orders SET status = 'refunded' WHERE sn = ?").bind(sn).run();
    expect((await visitor.get(page)).text).toContain(`可以<a href="/?again=${sn}">重新填写`);
    expect((await site.visitor().get(page)).text).toContain('可以<a href="/">重新填写');
  });
});

test("a reader's key, and numbers that are none, give the empty form, and the origin is not asked for the latter", async () => {
  const { visitor, sn } = await send("/", BABY);
  const { data } = await callerOf(site, visitor.id()).get("/api/x/hold", { sn });
  const key = v.parse(Hold, data).share ?? "";
  const empty = await freshOn("/", "surname");
  const ours = newNumber("7Q");
  const none = [
    "<script>alert(1)</script>",
    `${"0".repeat(25)}1`,
    sn.toLowerCase(),
    `${sn}${sn}`,
    "9".repeat(900),
    "",
    "%00",
  ];
  for (const asked of [key, ours, ...none]) {
    const { status, text } = await site.visitor().get(`/?again=${encodeURIComponent(asked)}`);
    expect([asked, status, heldOn(text, "surname")]).toEqual([asked, 200, empty]);
    expect(text).not.toContain("alert(1)");
  }
  const asked = (await site.asked()).filter(
    (line) => line.includes("/api/x/hold?") && line.includes("again=1"),
  );
  const numbers = asked.map((line) => decodeURIComponent(/sn=([^&]*)/.exec(line)?.[1] ?? ""));
  expect(numbers).toEqual(expect.arrayContaining([key, ours]));
  expect(numbers.filter((number) => none.includes(number))).toEqual([]);
});

test("a number of another form's order is no number of this one's", async () => {
  const { visitor, sn } = await send("/luck-name", LUCK);
  const home = await visitor.get(`/?again=${sn}`);
  expect(heldOn(home.text, "surname")).toEqual(await freshOn("/", "surname"));
  const score = await send("/?tab=score", SCORE, visitor);
  // The order says which form is its own, wherever it was asked for.
  const there = await visitor.get(`/?tab=business&again=${score.sn}`);
  expect(heldOn(there.text, "name")).toEqual(withoutConsent(score.typed));
});

test("what is wrong in a form filled in again is said with all else kept, and it can be sent then", async () => {
  const { visitor, sn, typed } = await send("/", BABY);
  const { action = "/", pairs } = formWith((await visitor.get(`/?again=${sn}`)).text, "surname");
  const wrong = await visitor.post(action, filledIn(pairs, { surname: "Li" }));
  expect(wrong.status).toBe(400);
  expect(wrong.words).toContain("2 处需要改一下");
  expect(heldOn(wrong.text, "surname")).toEqual({ ...withoutConsent(typed), surname: "Li" });
  expect((await visitor.get(`/?again=${sn}`)).words).toContain("上次填的都在下面");
  const mended = formWith(wrong.text, "surname");
  const right = filledIn(mended.pairs, { surname: "林", guardian: "1" });
  expect((await visitor.post(mended.action ?? "/", right)).status).toBe(303);
});

test("a form filled in again is kept by no cache, found by no search, fetched by nobody ahead, and drawn for nobody else", async () => {
  const { visitor, sn } = await send("/", BABY);
  const first = await visitor.get(`/?again=${sn}`);
  expect(first.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
  expect(first.headers.etag).toBeUndefined();
  const second = await visitor.get(`/?again=${sn}`);
  expect(second.headers["server-timing"]).toBeUndefined();
  for (const headers of [{ "sec-purpose": "prefetch" }, { purpose: "prefetch" }])
    expect((await visitor.get(`/?again=${sn}`, { headers })).status).toBe(425);
  for (const path of ["/", `/?again=${sn}`])
    expect((await site.visitor().get(path)).text).not.toContain("欧阳");
});

test("an origin that can't tell what was sent leaves the form empty, and no page of errors", async () => {
  const { visitor, sn } = await send("/", BABY);
  const database = await site.database();
  await database.prepare("UPDATE orders SET brief = 'of no key' WHERE sn = ?").bind(sn).run();
  const untold = await visitor.get(`/?again=${sn}`);
  expect([untold.status, heldOn(untold.text, "surname")]).toEqual([200, await freshOn("/", "surname")]);
});
