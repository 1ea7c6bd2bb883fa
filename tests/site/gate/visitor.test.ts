import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite, VISITOR_KEYS } from "#tests/kit/runtime/start-workers.ts";
import { send } from "#tests/kit/runtime/visit.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";

const HISTORY = "/search-order-history";
const COOKIE =
  /^v=([0-9a-f]{32})\.([a-z0-9]+)\.([0-9a-f]{64}); Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/;
const OTHER_KEYS = `k1:${"another-key-of-the-tests".repeat(2)}`;
const NEW_KEYS = `k2:${"the-next-key-of-the-tests".repeat(2)}`;

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));
afterEach(() => upstream.reset());

/** The visitor's cookie that an answer sets, taken apart; undefined where it sets none. */
function minted(setCookies: readonly string[]) {
  const line = setCookies.find((cookie) => /^(__Host-)?v=/.test(cookie));
  if (line === undefined) return undefined;
  const [, id = "", key = "", mac = ""] = /=([0-9a-f]+)\.([a-z0-9]+)\.([0-9a-f]+)/.exec(line) ?? [];
  return { line, id, key, mac, value: `${id}.${key}.${mac}` };
}

async function newcomer(at: Site = site) {
  const visitor = minted((await at.visitor().get("/")).setCookies);
  if (visitor === undefined) throw new Error("no cookie for a newcomer");
  return visitor;
}

/** Who the upstream takes a request with this cookie header for, and what the site then sets. */
async function seen(cookie: string, headers: Record<string, string> = {}, path = HISTORY) {
  upstream.reset();
  const { setCookies } = await send(site.url, path, {
    headers: { "user-agent": "iPhone", cookie, ...headers },
  });
  const [request] = upstream.heard("/api/business/search");
  return { as: request?.headers.bd_vid, minted: minted(setCookies) };
}

describe("a visitor", () => {
  test("gets a signed cookie of 128 random bits on the first visit", async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    expect(one.line).toMatch(COOKIE);
    expect(one.id).not.toBe(two.id);
  });

  test("is known again, and the upstream hears the bare id", async () => {
    const { id, value } = await newcomer();
    expect(await seen(`v=${value}`)).toEqual({ as: id, minted: undefined });
  });

  test("is known among other cookies", async () => {
    const { id, value } = await newcomer();
    expect(await seen(`a=b; view=large;v=${value} ; up-x=1; vv=2`)).toMatchObject({ as: id });
  });
});

describe("a cookie that was tampered with makes a newcomer:", () => {
  const flipped = (mac: string) => (mac.startsWith("0") ? "1" : "0") + mac.slice(1);
  type Visitor = Awaited<ReturnType<typeof newcomer>>;
  let own: Visitor;
  let other: Visitor;
  beforeAll(async () => {
    [own, other] = [await newcomer(), await newcomer()];
  });

  test.each<[string, (own: Visitor, other: Visitor) => string]>([
    ["a forged signature", ({ id, key }) => `v=${id}.${key}.${"0".repeat(64)}`],
    ["one bit flipped", ({ id, key, mac }) => `v=${id}.${key}.${flipped(mac)}`],
    ["a truncated signature", ({ value }) => `v=${value.slice(0, -1)}`],
    ["a signature cut off", ({ id, key }) => `v=${id}.${key}.`],
    ["the bare id", ({ id }) => `v=${id}`],
    ["nothing", () => "v="],
    ["another's signature", (own, other) => `v=${own.id}.${own.key}.${other.mac}`],
    ["another's id", (own, other) => `v=${other.id}.${own.key}.${own.mac}`],
    ["a key that is not known", ({ id, mac }) => `v=${id}.k9.${mac}`],
    ["no key", ({ id, mac }) => `v=${id}..${mac}`],
    ["another spelling of the id", ({ id, key, mac }) => `v=${id.toUpperCase()}.${key}.${mac}`],
    ["another spelling of the signature", ({ id, key, mac }) => `v=${id}.${key}.${mac.toUpperCase()}`],
    ["something behind it", ({ value }) => `v=${value}.x`],
    ["quotes", ({ value }) => `v="${value}"`],
    ["ten thousand characters", ({ value }) => `v=${value}${"0".repeat(10_000)}`],
    ["the cookie twice", ({ value }) => `v=${value}; v=${value}`],
    ["the cookie before another's", (own, other) => `v=${own.value}; v=${other.value}`],
    ["a forged one before it", ({ id, key, value }) => `v=${id}.${key}.${"0".repeat(64)}; v=${value}`],
    ["the name of the https cookie", ({ value }) => `__Host-v=${value}`],
    ["another case of the name", ({ value }) => `V=${value}`],
  ])("%s", async (_what, forge) => {
    const result = await seen(forge(own, other));
    expect(result.minted?.line).toMatch(COOKIE);
    expect([own.id, other.id]).not.toContain(result.minted?.id);
    expect(result.as).toBe(result.minted?.id);
  });

  test("a signature of another key of the same name", async () => {
    const elsewhere = await startSite({ vars: { UPSTREAM_URL: upstream.url, VISITOR_KEYS: OTHER_KEYS } });
    const stranger = await newcomer(elsewhere);
    await elsewhere.close();
    const result = await seen(`v=${stranger.value}`);
    expect(result.minted?.id).not.toBe(stranger.id);
    expect(result.as).toBe(result.minted?.id);
  });
});

describe("the id in an address or a header", () => {
  test("of a browser's own bd_vid header is dropped", async () => {
    const [own, other] = [await newcomer(), await newcomer()];
    expect(await seen(`v=${own.value}`, { bd_vid: other.id })).toMatchObject({ as: own.id });
  });

  test("of an advertising click (?bd_vid=) is never taken for a visitor", async () => {
    const [own, other] = [await newcomer(), await newcomer()];
    expect(await seen(`v=${own.value}`, {}, `${HISTORY}?bd_vid=${other.id}`)).toMatchObject({ as: own.id });
  });
});

describe("keys", () => {
  test("rotate: an old cookie stays good and is signed anew; with the old key gone it is not", async () => {
    const before = await newcomer();
    const both = await startSite({
      vars: { UPSTREAM_URL: upstream.url, VISITOR_KEYS: `${NEW_KEYS},${VISITOR_KEYS}` },
    });
    const renewed = minted(
      (await send(both.url, "/", { headers: { cookie: `v=${before.value}` } })).setCookies,
    );
    const onlyOld = await newcomer(both);
    await both.close();
    expect(renewed).toMatchObject({ id: before.id, key: "k2" });
    expect(onlyOld.key).toBe("k2");

    const after = await startSite({ vars: { UPSTREAM_URL: upstream.url, VISITOR_KEYS: NEW_KEYS } });
    const kept = await send(after.url, "/", { headers: { cookie: `v=${renewed?.value}` } });
    const lost = await send(after.url, "/", { headers: { cookie: `v=${before.value}` } });
    await after.close();
    expect(minted(kept.setCookies)).toBeUndefined();
    expect(minted(lost.setCookies)?.id).not.toBe(before.id);
  });
});

describe("over https", () => {
  test("the cookie has the prefix __Host- and Secure, and one without the prefix is refused", async () => {
    const vars = { UPSTREAM_URL: upstream.url, PUBLIC_URL: "https://luopan.example" };
    const secure = await startSite({ vars });
    const { line, value, id } = await newcomer(secure);
    expect(line).toMatch(
      /^__Host-v=[0-9a-f]{32}\.k1\.[0-9a-f]{64}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const plain = minted((await send(secure.url, "/", { headers: { cookie: `v=${value}` } })).setCookies);
    const known = minted(
      (await send(secure.url, "/", { headers: { cookie: `__Host-v=${value}` } })).setCookies,
    );
    await secure.close();
    expect(plain?.id).not.toBe(id);
    expect(known).toBeUndefined();
  });
});
