import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Provider } from "#functions/origin/money/providers/provider.ts";
import { wechatProvider } from "#functions/origin/money/providers/wechat/provider.ts";
import { config, isSignedByMerchant, MCH_ID, transaction } from "#tests/kit/wechat/parties.ts";
import { now, payment, stored, trouble } from "#tests/kit/wechat/payment.ts";
import { refuses, says, standIn } from "#tests/kit/wechat/stand-in.ts";
import { soonerDeadlines } from "#tests/unit/origin/money/sooner.ts";

let wechat: Awaited<ReturnType<typeof standIn>>;
let provider: Provider;
beforeAll(async () => {
  wechat = await standIn();
  provider = wechatProvider(config({ WECHAT_PAY_HOST: wechat.host }), () => now);
});
afterAll(() => wechat.close());
beforeEach(() => void wechat.came.splice(0));

describe("every request", () => {
  test("is signed over the bytes that WeChat gets, and asks for its public key", async () => {
    wechat.answer(says(200, { code_url: "weixin://wxpay/bizpayurl?pr=p4lpSuKzz" }, now));
    await provider.start(await provider.prepare(payment), payment);
    const [came] = wechat.came;
    const [, scheme, members = ""] = /^(\S+) (.*)$/.exec(came?.headers.authorization ?? "") ?? [];
    const said = Object.fromEntries(
      [...members.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    expect(scheme).toBe("WECHATPAY2-SHA256-RSA2048");
    expect(said).toMatchObject({ mchid: MCH_ID, timestamp: String(now / 1000) });
    const text = [came?.method, came?.path, said.timestamp, said.nonce_str, came?.body, ""].join("\n");
    expect(isSignedByMerchant(text, said.signature ?? "")).toBe(true);
    expect(came?.headers).toMatchObject({
      accept: "application/json",
      "content-type": "application/json",
      "wechatpay-serial": "PUB_KEY_ID_0001",
    });
    expect(came?.headers["user-agent"]).toBeTruthy();
  });

  test("accepts an answer only with a fresh, unforged signature by one of WeChat's keys", async () => {
    const ask = () => trouble(provider.query(stored));
    wechat.answer(says(200, transaction(), now, "5157F09EFDC096DE15EBE81A47057A7232F1B8E1"));
    expect(await ask()).toBeNull();
    wechat.answer((_came, response) => void response.writeHead(200).end(JSON.stringify(transaction())));
    expect(await ask()).toEqual([200, "ANSWER_UNSIGNED"]);
    wechat.answer(says(200, transaction(), now - 300_000));
    expect(await ask()).toEqual([200, "ANSWER_STALE"]);
    wechat.answer((came, response) => {
      const say = response.end.bind(response);
      response.end = (body: unknown) => say(String(body).replace("1990", "1991"));
      says(200, transaction(), now)(came, response);
    });
    expect(await ask()).toEqual([200, "ANSWER_FORGED"]);
  });

  test.each([
    [400, "PARAM_ERROR"],
    [401, "SIGN_ERROR"],
    [403, "NO_AUTH"],
    [429, "FREQUENCY_LIMITED"],
    [500, "SYSTEM_ERROR"],
  ])("that WeChat refuses with %d %s is trouble with that code", async (status, code) => {
    wechat.answer(refuses(status, code));
    expect(await trouble(provider.query(stored))).toEqual([status, code]);
    expect(await trouble(provider.start("{}", payment))).toEqual([status, code]);
  });

  test("that something else answers is trouble, and no word of it goes on", async () => {
    wechat.answer((_came, response) => void response.writeHead(502).end("<h1>nginx</h1>"));
    expect(await trouble(provider.query(stored))).toEqual([502, "REFUSED"]);
    wechat.answer((_came, response) => void response.writeHead(404).end("<h1>nginx</h1>"));
    expect(await trouble(provider.query(stored))).toEqual([404, "REFUSED"]);
    wechat.answer((_came, response) => void response.writeHead(302, { location: "/" }).end());
    expect(await trouble(provider.query(stored))).toEqual([302, "REFUSED"]);
    wechat.answer((_came, response) => void response.socket?.destroy());
    expect(await trouble(provider.query(stored))).toEqual([0, "UNREACHABLE"]);
  });

  test("that is never answered is given up after 8 seconds", async () => {
    wechat.answer(() => undefined);
    const deadlines = soonerDeadlines();
    expect(await trouble(provider.query(stored))).toEqual([0, "TIMEOUT"]);
    expect(deadlines).toEqual([8_000]);
  });
});
