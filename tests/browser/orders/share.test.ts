import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SharedCard } from "#functions/sandbox/wechat/shared-card.ts";
import { openHouse, openPhone, type Phone, type PhoneOptions } from "#tests/kit/browser/browser.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { phones } from "#tests/kit/runtime/phones.ts";

const SCRIPT = /\/assets\/wechat-[\w-]+\.js$/;
const ASK = "/share-wechat?";
/** What a busy machine may take. */
const PATIENCE = { timeout: 20_000 };
const TO = ["friend", "moments"] as const;

let shop: Shop;
let result: string;
/** Whose result it is, and whose phone is opened. */
let visitor: string;
beforeAll(async () => {
  shop = await startShop();
  const family = shop.site.visitor();
  await family.get("/");
  result = (await family.post("/", babyForm())).headers.location ?? "";
  visitor = family.id() ?? "";
});
afterAll(() => shop?.close());
beforeEach(() => shop.sandbox.control("reset"));
beforeEach(async () => {
  // The sandbox has forgotten its tickets: the origin must not remember them either.
  await (await shop.site.database()).prepare("DELETE FROM grants").run();
});

/** A phone whose browser is WeChat's: what the JS-SDK calls is verified by the sandbox. */
async function weChat(options: PhoneOptions = {}): Promise<Phone> {
  const phone = await openPhone(shop.site.url, { visitor, ...options });
  const { context } = phone;
  await context.exposeFunction("sandboxJsApi", (call: Record<string, unknown>) =>
    shop.sandbox.control("js-api", call),
  );
  if (options.scripts !== false) await context.addInitScript(await shop.sandbox.bridge());
  return phone;
}

/** Waits until so many cards were set; the two that came last, a friend's first. */
async function cards(count: number): Promise<SharedCard[]> {
  await expect.poll(() => shop.sandbox.cards().then(({ length }) => length), PATIENCE).toBe(count);
  const all = await shop.sandbox.cards();
  return all.slice(-2).sort((one, other) => one.to.localeCompare(other.to));
}

const asked = ({ requests }: Phone) => requests.filter((address) => address.includes(ASK));
const loaded = ({ requests }: Phone) => requests.filter((address) => SCRIPT.test(address));

describe.each([
  ["Android", phones.weChat],
  ["iPhone", phones.weChatOnIPhone],
])("in WeChat on %s", (_phone, userAgent) => {
  test("a page is signed for the address it was loaded at, whatever is in its query, and so is the next", async () => {
    const { origin } = shop.site.url;
    const phone = await weChat({ userAgent });
    const odd = "/guide?a=method&from=singlemessage&bd_vid=abc&x=%E4%BD%A0'|~(好)+%20";
    await phone.open(`${odd}#main`);
    const [first, second] = await cards(2);
    const card = { link: `${origin}/guide?a=method`, imgUrl: `${origin}/share.png`, title: "我们的评分办法" };
    expect(first).toMatchObject({ ...card, to: "friend" });
    expect(second).toMatchObject({ ...card, to: "moments", desc: null });
    expect(first?.page).toContain("bd_vid=abc");

    await phone.page.locator(`a[href="/"]`).first().click();
    const next = await cards(4);
    expect(next).toMatchObject(TO.map((to) => ({ to, page: `${origin}/`, link: `${origin}/` })));
  });

  test("a result is shared by a key, not its number, with the surname and nothing else of the family", async () => {
    const phone = await weChat({ userAgent });
    await phone.open(`${result}?compare=none&from=timeline`);
    const [friend] = await cards(2);
    expect(friend).toMatchObject({
      title: "给林宝宝选名字，帮忙看看",
      desc: "三个备选，选一个您喜欢的",
      link: expect.stringMatching(/\/naming-result\/[0-9A-HJKMNP-TV-Z]{26}$/),
    });
    expect(friend?.link).not.toContain(result);
    // A heart and a jump within the page change nothing of it.
    await phone.page.locator("[aria-pressed=false]").first().click();
    await phone.page.locator("[aria-pressed=true]").first().waitFor();
    expect(asked(phone)).toHaveLength(1);
  });

  test("a page that comes back out of the browser's memory is told again", async () => {
    const phone = await weChat({ userAgent });
    await phone.open("/");
    await cards(2);
    await phone.page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await cards(4);
    expect(asked(phone)).toHaveLength(2);
  });
});

test("nothing goes to anybody else: the SDK's own report, with the page's address in it, is not sent", async () => {
  const phone = await weChat();
  const beacons: string[] = [];
  await phone.context.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src") ?? {};
    Object.defineProperty(HTMLImageElement.prototype, "src", {
      set(address: string) {
        document.dispatchEvent(new CustomEvent("beacon", { detail: address }));
        set?.call(this, address);
      },
    });
  });
  await phone.context.exposeFunction("noteBeacon", (address: string) => void beacons.push(address));
  await phone.context.addInitScript(() => {
    document.addEventListener("beacon", (event) => {
      if (event instanceof CustomEvent) Reflect.get(window, "noteBeacon")(event.detail);
    });
  });
  await phone.open(result);
  await cards(2);
  await phone.page.waitForTimeout(300);
  expect(beacons).toEqual([]);
});

test("the page waits neither for the script nor for what it asks: it is whole and works before", async () => {
  const phone = await weChat();
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await phone.page.route(SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  await phone.page.goto(result, { waitUntil: "domcontentloaded" });
  await phone.page.locator("[aria-pressed=false]").first().click();
  await phone.page.getByText("已收藏", { exact: true }).waitFor();
  expect(await shop.sandbox.cards()).toEqual([]);
  release();
  await cards(2);
});

test("without scripts a page asks for nothing beside itself", async () => {
  const phone = await weChat({ scripts: false });
  await phone.open("/guide?a=method");
  expect(loaded(phone)).toEqual([]);
  expect(asked(phone)).toEqual([]);
  expect(await phone.page.locator("h1").textContent()).toBe("我们的评分办法");
});

test("where WeChat does not take our calls the page is whole, and no card is set", async () => {
  await shop.sandbox.control("switch", { addressRefused: true });
  const phone = await weChat();
  const answer = phone.page.waitForResponse((response) => response.url().includes(ASK));
  await phone.open("/guide");
  expect((await answer).status()).toBe(204);
  await phone.page.waitForTimeout(300);
  expect(await shop.sandbox.cards()).toEqual([]);
  expect(asked(phone)).toHaveLength(1);
});

test("pages that are not worth sharing load nothing of it", async () => {
  const phone = await weChat();
  for (const path of ["/search-order", "/search-order-history"]) await phone.open(path);
  expect(loaded(phone)).toEqual([]);
});

describe("nothing of it reaches", () => {
  test.each([
    ["another browser", phones.iPhone],
    ["a mini-program's page", `${phones.weChat} miniProgram/wx0123456789abcdef`],
    ["企业微信", `${phones.weChat} wxwork/4.1.28`],
  ])("%s", async (_what, userAgent) => {
    for (const path of ["/", "/guide", result]) {
      const { text } = await shop.site.visitor(userAgent).get(path);
      expect(text).toContain("<h1");
      expect(text).not.toMatch(/share-|wechat-|"share"|weixin/i);
    }
    const phone = await weChat({ userAgent });
    await phone.open(result);
    await phone.page.waitForLoadState("networkidle");
    expect([...loaded(phone), ...asked(phone)]).toEqual([]);
  });

  test("WeChat where it is not configured: no request after the first", async () => {
    const house = await openHouse();
    try {
      await house.site.visitor().get("/");
      const phone = await house.phone();
      await phone.open("/guide");
      await phone.page.waitForLoadState("networkidle");
      const beside = phone.requests.filter((address) => !address.endsWith("/favicon.svg"));
      expect(beside).toEqual([new URL("/guide", house.site.url).href]);
    } finally {
      await house.close();
    }
  });
});

describe("in a mini-program's page", () => {
  const userAgent = `${phones.weChat} miniProgram/wx0123456789abcdef`;
  const checkout = () => `/pay-new/seek?sn=${result.split("/").at(-1)}`;

  /** Opens the checkout and presses its button; what the mini-program was asked to open. */
  async function press(errMsg: string) {
    const phone = await openPhone(shop.site.url, { userAgent, visitor });
    await phone.context.addInitScript((answer: string) => {
      const calls: unknown[] = [];
      const invoke = (
        name: string,
        { name: api, arg }: Record<string, unknown>,
        done: (said: object) => void,
      ) => {
        calls.push([name, api, arg]);
        done({ errMsg: answer });
      };
      Object.assign(window, { calls, WeixinJSBridge: { invoke, on: () => undefined } });
    }, errMsg);
    await phone.open(checkout());
    await phone.page.waitForLoadState("load");
    await phone.page.getByRole("link", { name: "到小程序里付款" }).click();
    return { ...phone, calls: await phone.page.evaluate(() => Reflect.get(window, "calls")) };
  }

  test("the button opens the mini-program's own page of the order", async () => {
    const { calls, page } = await press("navigateTo:ok");
    const url = `/pages/order/order?sn=${result.split("/").at(-1)}`;
    expect(calls).toEqual([["invokeMiniProgramAPI", "navigateTo", { url }]]);
    expect(page.url()).toContain(checkout());
  });

  test("without scripts it is the link that WeChat gave", async () => {
    const { page, open } = await openPhone(shop.site.url, { userAgent, visitor, scripts: false });
    await open(checkout());
    const link = page.getByRole("link", { name: "到小程序里付款" });
    expect(await link.getAttribute("href")).toMatch(/^weixin:\/\/dl\/business\/\?t=sandbox/);
  });
});
