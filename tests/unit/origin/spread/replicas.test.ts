import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { FreeResult } from "#functions/contract/orders/orders.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { makeSandboxKeys, sandboxHosts } from "#scripts/steps/sandbox-keys.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { laggingDatabase } from "#tests/kit/runtime/here/lagging-database.ts";
import { type OriginHere, originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

type Lagging = ReturnType<typeof laggingDatabase>;

/** Alipay's address to pay at is made without asking anybody. */
const PAYABLE = {
  ...makeSandboxKeys().origin,
  ...sandboxHosts("http://127.0.0.1:1"),
  PUBLIC_URL: "https://luopan.example",
};

let lagging: Lagging;
let here: OriginHere;
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  lagging = laggingDatabase();
  here = await originHere({ originVars: { ...PAYABLE, READ_REPLICAS: "1" } }, { DB: lagging.database });
});

/** A visitor whose browser keeps the cookies that answers bring. */
function browserAt(site: OriginHere) {
  const jar = new Map<string, string>();
  const fetch: OriginHere["origin"]["fetch"] = async (path, init = {}) => {
    const headers = new Headers(
      Object.entries(Object(init.headers)).map(([name, value]) => [name, `${value}`]),
    );
    headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const said = await site.origin.fetch(path, { ...init, headers: Object.fromEntries(headers) });
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(said.headers.get("set-cookie") ?? "") ?? [];
    if (name !== undefined && value !== undefined) jar.set(name, value);
    return said;
  };
  return { ...callerOf({ origin: { ...site.origin, fetch } }), jar };
}

type Browser = ReturnType<typeof browserAt>;

const order = async (family: Browser) => {
  const { data } = await family.post("/api/business/seek", babyForm());
  return v.parse(v.object({ sn: Sn }), data).sn;
};
const free = async (family: Browser, sn: string) => {
  const said = await family.get("/api/business/soughtFree", { sn });
  expect(said.status).toBe(200);
  return v.parse(FreeResult, said.data);
};

/** How often each was asked while something was done. */
async function askedBy(work: () => Promise<unknown>) {
  const before = { ...lagging.asked };
  await work();
  return {
    primary: lagging.asked.primary - before.primary,
    replica: lagging.asked.replica - before.replica,
  };
}

test("a family reads from a replica, and never less than what it has written", async () => {
  const family = browserAt(here);
  const sn = await order(family);
  const [first] = (await free(family, sn)).names;
  await family.post("/api/business/nameLike", { sn, name: first?.given ?? "", liked: "1" });
  expect((await free(family, sn)).names.filter(({ liked }) => liked)).toHaveLength(1);
  expect(await askedBy(() => free(family, sn))).toEqual({ primary: 0, replica: 1 });
  await family.post("/api/x/shareLink", { sn, action: "make" });
  await family.post("/api/x/shareLink", { sn, action: "end" });
  expect((await family.get("/api/x/hold", { sn })).data).toMatchObject({ role: "owner", share: null });
  await family.post("/api/x/erase", { sn });
  expect((await family.get("/api/business/soughtFree", { sn })).status).toBe(410);
});

test("whoever was told that the money has come reads the report, though a replica knows of no payment", async () => {
  const family = browserAt(here);
  const sn = await order(family);
  const state = () => family.get("/api/business/getPaidRes", { sn });
  expect((await state()).data).toMatchObject({ paid: false });
  expect(family.jar.has("saw")).toBe(false);
  // A provider's word: the visitor has written nothing.
  await payInDatabase(here, sn);
  expect(await askedBy(state)).toMatchObject({ replica: 0 });
  expect((await state()).data).toMatchObject({ paid: true });
  const said = await family.get("/api/business/sought", { sn });
  expect(said.status).toBe(200);
  const beside = await here.origin.fetch(`/api/business/soughtFree?sn=${sn}`, {
    headers: {
      ...{ bd_vid: family.visitorId, "visitor-hold": "1" },
      cookie: [...family.jar].map((pair) => pair.join("=")).join("; "),
    },
  });
  expect(JSON.parse(await beside.text())).toMatchObject({
    hold: { recovery: expect.any(String) },
    report: said.data,
  });
});

test("money asks the primary with each of its statements, and desk and readers do", async () => {
  const family = browserAt(here);
  const sn = await order(family);
  const idem = `form-${crypto.randomUUID()}`;
  const pay = () => family.post("/api/business/payAgain", { sn, channel: "alipay-wap", idem });
  expect(await askedBy(pay)).toMatchObject({ replica: 0 });
  expect((await pay()).status).toBe(200);
  const reader = browserAt(here);
  expect(await askedBy(() => free(reader, sn))).toMatchObject({ replica: 0 });
  expect(reader.jar.size).toBe(0);
});

test("what a replica has never heard of is asked of the primary", async () => {
  const family = browserAt(here);
  await order(family);
  // Made by another after all that this browser knows of: its bookmark does not reach so far.
  const sn = await order(browserAt(here));
  expect(await free(family, sn)).toMatchObject({ sn });
});

test.each([
  ["false", () => "wrote=DB.ffffffff-ffffffff.0123456789abcdef"],
  ["no bookmark", () => "wrote=DB.'; DROP TABLE orders~~..; saw=~DB"],
  ["another visitor's", (other: Browser) => `wrote=${other.jar.get("wrote")}`],
  ["for another database", (_: Browser, own: string) => `wrote=${own.replace("DB.", "DB_01.")}`],
])("a bookmark that is %s is left aside: the primary is asked", async (_what, cookieOf) => {
  const [family, other] = [browserAt(here), browserAt(here)];
  const sn = await order(family);
  await order(other);
  const cookie = cookieOf(other, family.jar.get("wrote") ?? "");
  const plain = callerOf(here, family.visitorId, { cookie });
  expect(await askedBy(() => plain.get("/api/business/soughtFree", { sn }))).toMatchObject({ replica: 0 });
  expect((await plain.get("/api/business/soughtFree", { sn })).status).toBe(200);
});

test("what is for everybody is read from a replica without a bookmark", async () => {
  const anybody = browserAt(here);
  // An isolate of one database looks once whether there are others; no call after it does.
  await anybody.get("/api/index/siteInfo");
  for (const path of ["/api/index/siteInfo", "/api/business/content", "/api/business/rengong"])
    expect(await askedBy(() => anybody.get(path))).toMatchObject({ primary: 0 });
  expect(anybody.jar.size).toBe(0);
});

test("a site without replicas opens no session and sets no cookie", async () => {
  const plain = await originHere({}, { DB: lagging.database });
  const family = browserAt(plain);
  const sn = await order(family);
  expect(await askedBy(() => free(family, sn))).toMatchObject({ replica: 0 });
  expect(family.jar.size).toBe(0);
});
