import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DeskLog } from "#functions/contract/desk/desk.ts";
import { OfferName, type Setting, type SettingKind, values } from "#functions/contract/desk/settings.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { OPERATOR } from "#tests/kit/desk/access.ts";
import { deskCaller, startDesk } from "#tests/kit/desk/desk-caller.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import type { Site } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const { settings: SETTINGS, versions: VERSIONS, changeSetting: CHANGE, log: LOG } = calls.desk;
const { siteInfo: SITE_INFO, ads: ADS, content: CONTENT } = calls.index;
const { rengong: RENGONG, rengongBuy: BUY } = calls.order;
const BOTH = "both@example.com";

let house: Awaited<ReturnType<typeof startDesk>>;
let site: Site;
let desk: typeof house.desk;
let visitor: ReturnType<typeof callerOf>;
beforeAll(async () => {
  const own = { PHONE: "400-000-0000", NOTICE: "国庆照常", EXPERT_CLOSED_UNTIL: "2099-01-05" };
  house = await startDesk(own);
  ({ site, desk } = house);
  visitor = callerOf(site);
});
afterAll(() => house?.close());

type Params = Readonly<Record<string, string>>;
const versionsOf = async (kind: SettingKind): Promise<Setting[]> =>
  v.parse(VERSIONS.data, (await desk.get(VERSIONS.path, { kind })).data).versions;
const nthOf = async (kind: SettingKind) => (await versionsOf(kind))[0]?.nth ?? 0;
const KINDS: Readonly<Record<string, SettingKind>> = { ad: "ads", "end-ad": "ads" };
/** A change on top of what holds now. */
async function change(params: Params & { act: string }, by = desk) {
  const kind = v.parse(
    v.picklist(["prices", "notice", "ads", "contact", "manual"]),
    KINDS[params.act] ?? params.kind ?? params.act,
  );
  return by.post(CHANGE.path, { base: String(await nthOf(kind)), reason: "试一次", ...params });
}
const yuan = Object.fromEntries(
  OfferName.options.map((name) => [name, (offers[name].amount / 100).toFixed(2)]),
);
const prices = (over: Params = {}) => change({ act: "prices", ...yuan, ...over });
const info = async () => v.parse(SITE_INFO.data, (await visitor.get(SITE_INFO.path)).data);
const adsIn = async (slot: string) => v.parse(ADS.data, (await visitor.get(ADS.path, { slot })).data).items;
const lines = async (subject: string) =>
  v
    .parse(DeskLog, (await desk.get(LOG.path)).data)
    .entries.filter((line) => line.subject === subject)
    .map(({ verb, who, reason }) => ({ verb, who, reason }));

test("an unchanged setting is version 0, with the value of the code or the Worker's variables", async () => {
  const { data } = await desk.get(SETTINGS.path);
  const { settings } = v.parse(SETTINGS.data, data);
  expect(settings.map(({ kind, nth, at, who }) => ({ kind, nth, at, who }))).toEqual(
    Object.keys(values).map((kind) => ({ kind, nth: 0, at: null, who: null })),
  );
  expect(settings.map(({ value }) => value)).toEqual([
    Object.fromEntries(OfferName.options.map((name) => [name, offers[name].amount])),
    { text: "国庆照常" },
    { items: expect.arrayContaining([expect.objectContaining({ slot: "home", from: null, until: null })]) },
    { phone: "400-000-0000", hours: "每天 9:00–18:00" },
    { closed: true, until: "2099-01-05" },
  ]);
});

describe("prices", () => {
  test("are shown wherever a price is said, and are what a new order costs", async () => {
    const said = await prices({ baby: "３９．９", luck: "9", manual: "399.00" });
    expect(said.status).toBe(200);
    const { nth } = v.parse(CHANGE.data, said.data);
    expect(await lines(`prices ${nth}`)).toEqual([{ verb: "set-prices", who: OPERATOR, reason: "试一次" }]);
    const listed = v.parse(VERSIONS.data, (await desk.get(VERSIONS.path, { kind: "prices" })).data);
    expect(listed.reasons).toEqual({ [nth]: "试一次" });
    const { prices: table } = await info();
    expect([table.baby?.amount, table.luck?.amount, table.score?.amount]).toEqual([3990, 900, 990]);
    const content = JSON.stringify((await visitor.get(CONTENT.path)).data);
    expect([content.includes("39.90 元"), content.includes("29.90 元")]).toEqual([true, false]);
    const { packages } = v.parse(RENGONG.data, (await visitor.get(RENGONG.path)).data);
    expect(packages.map(({ amount }) => amount)).toEqual([39_900, 69_900]);
    const made = await visitor.post(calls.index.seek.path, babyForm({ idem: `form-${crypto.randomUUID()}` }));
    const { sn } = v.parse(v.object({ sn: v.string() }), made.data);
    const row = await (await site.database())
      .prepare("SELECT amount, price_version FROM orders WHERE sn = ?")
      .bind(sn)
      .first();
    expect(row).toEqual({ amount: 3990, price_version: nth });
  });

  test.each([
    ["no price", { baby: "" }, { baby: messages.yuanBad }],
    ["a third decimal", { score: "9.901" }, { score: messages.yuanBad }],
    [
      "a sign, a word, a power",
      { baby: "-1", luck: "免费", score: "1e3" },
      {
        baby: messages.yuanBad,
        luck: messages.yuanBad,
        score: messages.yuanBad,
      },
    ],
    ["a thousands' comma", { manual: "2,990" }, { manual: messages.yuanBad }],
    ["nothing to pay", { luck: "0.00" }, { luck: messages.yuanRange }],
    ["more than anything costs", { manualSenior: "10000" }, { manualSenior: messages.yuanRange }],
    ["no reason", { baby: "31", reason: "  " }, { reason: messages.reasonEmpty }],
  ])("with %s are refused at the field, and nothing changes", async (_what, over, fields) => {
    const before = await nthOf("prices");
    expect(await prices(over)).toMatchObject({ status: 400, code: "INVALID_PARAMS", fields });
    expect(await nthOf("prices")).toBe(before);
  });

  test("that change more than threefold are typed once more", async () => {
    await prices();
    for (const again of ["", "89.80", "299.00 9.90", "29.9"])
      expect(await prices({ baby: "299.00", again })).toMatchObject({
        status: 400,
        fields: { again: messages.againBad },
      });
    expect((await prices({ baby: "89.70" })).status).toBe(200);
    await prices({ baby: "29.90" });
    expect((await prices({ baby: "299", score: "2.5", again: "299 2.50" })).status).toBe(200);
    expect(await prices({ baby: "29.90", again: "" })).toMatchObject({ status: 400 });
    expect((await change({ act: "back", kind: "prices", nth: "0" })).status).toBe(200);
    expect((await info()).prices.baby?.amount).toBe(offers.baby.amount);
  });
});

describe("the site's notice, the phone and the hours", () => {
  test("are what every page says, and may be taken away", async () => {
    expect((await change({ act: "notice", text: " 春节期间\n照常回复 " })).status).toBe(200);
    expect(
      (await change({ act: "contact", phone: "+86 10 8888 0000", hours: "工作日 9:00–17:00" })).status,
    ).toBe(200);
    expect(await info()).toMatchObject({
      notice: "春节期间 照常回复",
      phone: "+86 10 8888 0000",
      hours: "工作日 9:00–17:00",
    });
    await change({ act: "notice", text: "" });
    await change({ act: "contact", phone: "", hours: "每天 9:00–18:00" });
    expect(await info()).toMatchObject({ notice: null, phone: "" });
  });

  test.each([
    ["a notice that is a story", { act: "notice", text: "长".repeat(61) }, { text: messages.textLong(60) }],
    [
      "a notice with words the site never says",
      { act: "notice", text: "开光又灵验" },
      { text: messages.unfairWord("开光、灵验") },
    ],
    ["hours that are none", { act: "contact", hours: " " }, { hours: messages.hoursEmpty }],
    [
      "a phone that is none",
      { act: "contact", hours: "每天", phone: "javascript:1" },
      { phone: messages.phoneBad },
    ],
  ])("refuse %s", async (_what, params, fields) => {
    const before = await info();
    expect(await change(params)).toMatchObject({ status: 400, fields });
    expect(await info()).toEqual(before);
  });
});

describe("a house notice", () => {
  const AD = { slot: "home", title: "春节安排", text: "初一到初七照常回复。", href: "/guide" };
  const put = (over: Params = {}) => change({ act: "ad", id: "spring", ...AD, ...over });

  test("is put up, changed where it stands, and ended", async () => {
    expect((await put({ from: "2020-01-01", until: "2099-12-31" })).status).toBe(200);
    expect(await adsIn("home")).toContainEqual({ id: "spring", ...AD });
    const before = (await adsIn("home")).map(({ id }) => id);
    await put({ title: "春节怎么安排" });
    expect((await adsIn("home")).map(({ id }) => id)).toEqual(before);
    expect(await adsIn("home")).toContainEqual({ id: "spring", ...AD, title: "春节怎么安排" });
    expect((await change({ act: "end-ad", id: "spring" })).status).toBe(200);
    expect((await adsIn("home")).map(({ id }) => id)).toEqual(before.filter((id) => id !== "spring"));
  });

  test("that has not begun, or is over, is kept but not shown", async () => {
    await put({ id: "later", from: "2098-01-01" });
    await put({ id: "over", until: "2020-01-01" });
    expect((await adsIn("home")).filter(({ id }) => id === "later" || id === "over")).toEqual([]);
    const [{ value } = { value: null }] = await versionsOf("ads");
    expect(JSON.stringify(value)).toContain("later");
  });

  test.each([
    ["nowhere", { slot: "popup" }, { slot: messages.choice }],
    ["off the site", { href: "//example.com" }, { href: messages.adPathBad }],
    ["by a script", { href: "/guide?a=<script>" }, { href: messages.adPathBad }],
    ["on a day that there is not", { from: "2026-02-30" }, { from: messages.dayBad }],
    [
      "from its end to its beginning",
      { from: "2026-12-02", until: "2026-12-01" },
      { until: messages.adDays },
    ],
    ["without a title", { title: "春" }, { title: messages.adTitleEmpty }],
    ["in words the site never says", { text: "大师开光" }, { text: messages.unfairWord("开光、大师") }],
    ["at length", { text: "长".repeat(81) }, { text: messages.textLong(80) }],
  ])("that stands %s is refused at the field", async (_what, over, fields) => {
    expect(await put({ id: "wrong", ...over })).toMatchObject({ status: 400, fields });
  });
});

describe("expert naming", () => {
  const rengong = async () => v.parse(RENGONG.data, (await visitor.get(RENGONG.path)).data);
  const buy = () => visitor.post(BUY.path, { type: "standard", idem: crypto.randomUUID() });

  test("is opened and closed, until a day or until further word", async () => {
    expect((await buy()).status).toBe(409);
    await change({ act: "manual", closed: "0" });
    expect(await rengong()).toMatchObject({ open: true, shut: null });
    expect((await buy()).status).toBe(200);
    await change({ act: "manual", closed: "1", until: "2098-03-01" });
    expect(await rengong()).toMatchObject({ open: false, shut: "closed", nextSlot: "2098-03-01" });
    await change({ act: "manual", closed: "1", until: "" });
    expect(await rengong()).toMatchObject({ open: false, shut: "closed", nextSlot: null });
    expect((await buy()).status).toBe(409);
  });

  test("cannot be closed until a day that is already over", async () => {
    expect(await change({ act: "manual", closed: "1", until: "2020-01-01" })).toMatchObject({
      status: 400,
      fields: { until: messages.dayPast },
    });
  });
});

describe("versions", () => {
  const notice = (text: string, over: Params = {}, by = desk) => change({ act: "notice", text, ...over }, by);

  test("are made only by a change: sending the value that already holds makes none", async () => {
    await notice("一");
    const before = await nthOf("notice");
    expect((await notice("一")).data).toEqual({ kind: "notice", nth: before });
    expect((await notice("一", { base: "0" })).data).toEqual({ kind: "notice", nth: before });
    expect(await nthOf("notice")).toBe(before);
    expect(await lines(`notice ${before}`)).toHaveLength(1);
  });

  test("sent by two operators at once become one, and the other operator is told", async () => {
    const base = String(await nthOf("notice"));
    const other = await deskCaller(site, house.access, BOTH);
    const pressed = await Promise.all([notice("我的", { base }), notice("别人的", { base }, other)]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await nthOf("notice")).toBe(Number(base) + 1);
    const late = pressed.find(({ status }) => status === 409);
    expect(late).toMatchObject({ code: "STATE_CONFLICT" });
    expect(late?.message).toContain(`现在是第 ${Number(base) + 1} 版`);
    const first = pressed[0]?.status === 200 ? OPERATOR : BOTH;
    expect((await versionsOf("notice"))[0]).toMatchObject({ who: first });
    expect(await lines(`notice ${Number(base) + 1}`)).toHaveLength(1);
  });

  test("on top of an older one are refused, and nothing is lost of the newer", async () => {
    const base = String(await nthOf("notice"));
    await notice("新的");
    expect(await notice("旧页面上写的", { base })).toMatchObject({ status: 409, code: "STATE_CONFLICT" });
    expect((await info()).notice).toBe("新的");
  });

  test("can be set back to any earlier one, which makes a new version", async () => {
    await notice("二");
    const two = await nthOf("notice");
    await notice("三");
    expect((await change({ act: "back", kind: "notice", nth: String(two) })).status).toBe(200);
    const [now] = await versionsOf("notice");
    expect(now).toMatchObject({ nth: two + 2, value: { text: "二" }, who: OPERATOR });
    expect(await lines(`notice ${two + 2}`)).toMatchObject([{ verb: "set-back" }]);
    await change({ act: "back", kind: "notice", nth: "0" });
    expect((await info()).notice).toBe("国庆照常");
    expect(await change({ act: "back", kind: "notice", nth: "999" })).toMatchObject({ status: 404 });
  });

  test("stay as they were written: none is changed, dropped or written over", async () => {
    await notice("不能改");
    const before = await versionsOf("notice");
    const database = await site.database();
    for (const sql of [
      "UPDATE settings_versions SET value = '{}'",
      "DELETE FROM settings_versions",
      `REPLACE INTO settings_versions (kind, nth, at, who, value) VALUES ('notice', ${before[0]?.nth}, '', '', '{}')`,
    ])
      await expect(database.prepare(sql).run()).rejects.toThrow(/only added to/);
    expect(await versionsOf("notice")).toEqual(before);
  });
});
