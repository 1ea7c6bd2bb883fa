import { afterAll, beforeAll, expect, test } from "vitest";
import { filledIn, formWith } from "#tests/kit/forms/html-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

/** What a family types, and what a shared page, picture or address must never hold. */
const BORN = { year: "2026", month: "4", day: "17", hour: "20", minute: "47" };
const SIBLING = "骉骉";
const SECRETS = ["戌时", "17 日", "三月初一", "商户单号", "恢复码"];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const KEY = /[0-9A-HJKMNP-TV-Z]{26}/;

async function family() {
  const owner = site.visitor(phones.iPhone);
  const { action = "/", pairs } = formWith((await owner.get("/?whole=1")).text, "surname");
  const said = filledIn(pairs, { ...BORN, surname: "林", sex: "female", guardian: "1", siblings: SIBLING });
  const sn = KEY.exec(String((await owner.post(action, said)).headers.location))?.[0] ?? "";
  await payInDatabase(site, sn);
  return { owner, sn };
}

test("two browsers without scripts choose to the end, and no shared page tells whose order it is", async () => {
  const { owner, sn } = await family();
  await owner.post(`/together/${sn}`, { act: "start" });
  const begun = (await owner.get(`/together/${sn}?whole=1`)).text;
  const key = /\/together\/([0-9A-HJKMNP-TV-Z]{26})"/.exec(begun.replaceAll(sn, ""))?.[1] ?? "";
  const partner = site.visitor(phones.iPhone);
  const shared: string[] = [];
  const play = async (who: typeof owner, at: string) => {
    for (let nth = 0; nth < 24; nth++) {
      const { text } = await who.get(`/together/${at}?whole=1`);
      if (at === key) shared.push(text);
      if (!text.includes('value="left"')) return;
      const sent = await who.post(
        `/together/${at}`,
        filledIn(formWith(text, "nth").pairs, { answer: "left" }),
      );
      expect([sent.status, sent.headers.location]).toEqual([303, `/together/${at}`]);
    }
  };
  await play(owner, sn);
  await play(partner, key);
  await play(owner, sn);
  const end = (await partner.get(`/together/${key}?whole=1`)).text;
  expect(end).toMatch(/两个人都喜欢|还没有重合的/);
  const third = await site.visitor(phones.iPhone).get(`/together/${key}?whole=1`);
  expect(third.status).toBe(409);

  const told = [...shared, end, third.text].join("\n");
  expect([sn, ...SECRETS].filter((secret) => told.includes(secret))).toEqual([]);
}, 120_000);

test("a family votes by a link that tells nothing of the order, and keeps what it chose as a picture", async () => {
  const { owner, sn } = await family();
  const report = await owner.get(`/naming-result/${sn}?whole=1`);
  const liked = [...report.text.matchAll(/name="name" value="([^"]+)"/g)]
    .slice(0, 2)
    .map(([, name = ""]) => name);
  for (const name of liked) await owner.post(`/naming-result/${sn}`, { name, mark: "liked" });
  await owner.post(`/vote/${sn}`, { act: "open", names: liked.join() });
  const asked = (await owner.get(`/vote/${sn}?whole=1`)).text.replaceAll(sn, "");
  const ballot = /\/vote\/([0-9A-HJKMNP-TV-Z]{26})"/.exec(asked)?.[1] ?? "";
  const aunt = site.visitor(phones.iPhone);
  await aunt.post(`/vote/${ballot}`, { place: "1" });
  const voted = (await aunt.get(`/vote/${ballot}?whole=1`)).text;
  expect(voted).toContain("✓ 已投这个");
  expect(voted).not.toMatch(/\d+ 票/);
  // Break it catches: an aunt who is told neither that she may think again nor that nobody sees whom she chose.
  expect(voted).toMatch(/结束之前还可以改投.*看不到谁投了哪个/u);

  // The result is a picture once the family has closed it, by the vote's own key.
  const picture = `/vote/${ballot}/day.png`;
  expect((await aunt.get(picture)).status).toBe(404);
  await owner.post(`/vote/${sn}`, { act: "close" });
  const closed = (await aunt.get(`/vote/${ballot}?whole=1`)).text;
  expect(closed).toContain(`src="${picture}"`);
  const sheet = await aunt.get(picture);
  expect([sheet.status, sheet.text.slice(1, 4)]).toEqual([200, "PNG"]);
  const ended = await owner.post(`/vote/${sn}`, { act: "end" });
  expect([ended.status, ended.headers.location]).toEqual([303, `/vote/${sn}`]);
  expect((await aunt.get(picture)).status).toBe(410);

  const told = [voted, closed].join("\n");
  expect([sn, ...SECRETS].filter((secret) => told.includes(secret))).toEqual([]);
}, 60_000);

test("a name's card is a picture of names alone, for whoever has the link, and for nobody once it is ended", async () => {
  const { owner, sn } = await family();
  const page = (await owner.get(`/naming-result/${sn}?whole=1`)).text;
  const given = /name="name" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const name = encodeURIComponent(given);
  const kept = (await owner.get(`/name-card/${sn}?name=${name}&whole=1`)).text;
  const [, key = ""] = /src="\/name-card\/([0-9A-HJKMNP-TV-Z]{26})\//.exec(kept) ?? [];
  // The owner's own page shows pictures by the link's key, so that a picture's address tells no number.
  expect([key === "", key === sn]).toEqual([false, false]);
  const reader = site.visitor(phones.iPhone);
  const png = await reader.get(`/name-card/${key}/day.png?name=${name}`);
  expect([png.status, png.headers["content-type"], png.text.slice(1, 4)]).toEqual([200, "image/png", "PNG"]);
  expect(Number(png.headers["content-length"] ?? png.text.length)).toBeLessThan(60_000);
  const svg = (await reader.get(`/name-card/${key}/night.svg?name=${name}`)).text;
  expect(svg).toContain('viewBox="0 0 750 1000"');
  expect(svg).not.toMatch(/<text|[\u4e00-\u9fff]/);
  const detail = (await reader.get(`/naming-detail?sn=${key}&name=${name}&whole=1`)).text;
  expect(detail).toContain(`/name-card/${key}/day.png?name=`);
  // Written and explained to whoever has the link: with its code by the link's key, without the chart and the family's names.
  const strokes = (await reader.get(`/name-strokes/${key}?name=${name}&whole=1`)).text;
  expect(strokes).toContain("的笔顺，共");
  const paper = (await reader.get(`/name-page/${key}?name=${name}&whole=1`)).text;
  const own = (await owner.get(`/name-page/${sn}?name=${name}&whole=1`)).text;
  expect([own.includes("四柱"), own.includes("看这个名字的二维码")]).toEqual([true, true]);
  const shared = svg + detail + strokes + paper;
  expect([sn, "四柱", SIBLING, ...SECRETS].filter((secret) => shared.includes(secret))).toEqual([]);
  expect((await owner.get(`/naming-detail?sn=${sn}&name=${name}&whole=1`)).text).toContain(SIBLING);

  for (const [path, status] of [
    [`/name-card/${key}/day.png?name=${encodeURIComponent("不在")}`, 404],
    [`/name-card/${key}/day.gif?name=${name}`, 404],
    [`/name-card/nothing/day.png?name=${name}`, 404],
  ] as const)
    expect([path, (await reader.get(path)).status]).toEqual([path, status]);
  await owner.post(`/resulte?sn=${sn}`, { step: "end" });
  for (const path of [`/name-card/${key}/day.png`, `/name-strokes/${key}`, `/name-page/${key}`])
    expect([path, (await reader.get(`${path}?name=${name}`)).status]).toEqual([path, 410]);
}, 60_000);
