import { afterAll, beforeAll, expect, test } from "vitest";
import { filledIn, formWith } from "#tests/kit/forms/html-form.ts";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { phones } from "#tests/kit/runtime/phones.ts";

/** Values that appear nowhere unless a family has typed them. */
const CANARY = { surname: "皇甫", minute: "47" };
const MOBILE = "13912349876";

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.close());

test("a family's whole journey leaves mobile, birth, surname and names in no address and no log", async () => {
  const { site } = shop;
  const family = site.visitor(phones.iPhone);
  const { action = "/", pairs } = formWith((await family.get("/")).text, "surname");
  const birth = {
    year: "2026",
    month: "4",
    day: "17",
    hour: "20",
    sex: "female",
    guardian: "1",
    have: "衍之",
    siblings: "骉骉",
    parents: "淼淼",
  };
  const sent = await family.post(action, filledIn(pairs, { ...birth, ...CANARY }));
  const result = String(sent.headers.location);
  const sn = result.split("/").at(-1) ?? "";
  const page = await family.get(`${result}`);
  await family.post(result, filledIn(formWith(page.text, "mark").pairs, { mark: "liked" }));
  const checkout = `/pay-new/seek?sn=${sn}`;
  const form = formWith((await family.get(checkout)).text, "mobile");
  const paid = filledIn(form.pairs, { mobile: MOBILE, agree: "1", channel: "alipay-wap" });
  expect((await family.post(checkout, paid)).headers.location).toBe(`/wait-pay?sn=${sn}`);
  const phone = site.visitor(phones.iPhone);
  await phone.post("/search-order", { step: "send", mobile: MOBILE });
  await phone.post("/search-order", { step: "code", mobile: MOBILE, code: "123456" });
  await phone.post("/search-order", { step: "number", q: sn });
  await family.post("/search-order-history", { sn });

  const asked = (await site.asked()).map((address) => decodeURIComponent(address));
  const calls = asked.filter((address) => address.includes("/api/"));
  for (const call of ["seek", "nameLike", "writeMobile", "payAgain", "sendCode", "search", "erase"])
    expect(
      calls.some((address) => address.includes(`/${call}`)),
      call,
    ).toBe(true);
  const kept = [...asked, ...site.logs].join("\n");
  const secrets = [
    ...Object.values(CANARY).filter((one) => one.length > 1),
    MOBILE,
    MOBILE.slice(-4),
    ...["衍之", "骉骉", "淼淼"],
  ];
  expect(secrets.filter((secret) => secret !== CANARY.minute && kept.includes(secret))).toEqual([]);
  const posted = calls.filter((address) => address.startsWith("POST "));
  expect(
    posted.filter((address) => /[?&](surname|given|name|mobile|code|year|minute|q)=/.test(address)),
  ).toEqual([]);
});
