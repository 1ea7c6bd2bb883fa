import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ASSERTION_HEADER, type Role } from "#functions/contract/desk/desk.ts";
import { type Call, calls } from "#functions/contract/wire/calls.ts";
import { roles } from "#functions/contract/wire/roles.ts";
import { type Access, EXPERT, OPERATOR, startAccess } from "#tests/kit/desk/access.ts";
import { wrongAssertions } from "#tests/kit/desk/wrong-assertions.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

let access: Access;
let site: Site;
beforeAll(async () => {
  access = await startAccess();
  site = await startSite({ originVars: access.vars });
});
afterAll(async () => {
  await site?.close();
  access?.close();
});

type Row = Call & { staff: readonly Role[] };
const rows = Object.entries<Call>(calls.desk).map(([name, call]): [string, Row] => {
  const table: Readonly<Record<string, { staff: readonly Role[] }>> = roles.desk;
  return [name, { ...call, staff: table[name]?.staff ?? [] }];
});

/** A call of the desk with this assertion, past the site. */
function ask(call: Call, assertion: string | null, at: Site = site) {
  const caller = callerOf(at, undefined, assertion === null ? {} : { [ASSERTION_HEADER]: assertion });
  return call.method === "GET" ? caller.get(call.path) : caller.post(call.path);
}

describe.each(Object.entries(wrongAssertions))("an assertion: %s", (_what, make) => {
  test("opens no call of the operator's, whatever it asks for", async () => {
    const mine = rows.filter(([, { staff }]) => !staff.includes("expert"));
    expect(mine.length).toBeGreaterThan(0);
    const assertion = await make(access);
    for (const [name, call] of mine) {
      const said = await ask(call, assertion);
      expect([name, said.status, said.code, said.data]).toEqual([name, 403, "FORBIDDEN", undefined]);
    }
  });
});

test("every call of the desk says who may make it", () => {
  expect(rows.filter(([, { staff }]) => staff.length === 0)).toEqual([]);
  expect(rows.filter(([, { path }]) => !path.startsWith("/api/x/desk/"))).toEqual([]);
});

test("each role may make its own calls only, and a person with both roles may make all", async () => {
  for (const [name, call] of rows) {
    for (const [email, role] of [
      [OPERATOR, "operator"],
      [EXPERT, "expert"],
    ] as const) {
      const { status } = await ask(call, await access.assert(email));
      expect([name, role, status === 403]).toEqual([name, role, !call.staff.includes(role)]);
    }
    expect((await ask(call, await access.assert("both@example.com"))).status).not.toBe(403);
    expect((await ask(call, await access.assert("BOTH@Example.com"))).status).not.toBe(403);
  }
});

test("the origin takes an assertion from its own header only, not from those of Access", async () => {
  const headers = {
    "cf-access-jwt-assertion": await access.assert(OPERATOR),
    "cf-access-authenticated-user-email": OPERATOR,
  };
  const said = await callerOf(site, undefined, headers).get(calls.desk.log.path);
  expect(said.status).toBe(403);
});

test("without its settings there is no desk, for anybody", async () => {
  const bare = await startSite();
  try {
    for (const [, call] of rows)
      expect((await ask(call, await access.assert(OPERATOR), bare)).status).toBe(403);
  } finally {
    await bare.close();
  }
});

test("a key that is new is taken up, and one that is gone opens nothing more", async () => {
  const before = await access.assert(OPERATOR);
  const look = async (assertion: string) => (await ask(calls.desk.log, assertion)).status;
  expect(await look(before)).toBe(200);
  await access.rotate();
  const after = await access.assert(OPERATOR);
  await expect.poll(() => look(after), { timeout: 10_000, interval: 300 }).toBe(200);
  expect(await look(before)).toBe(403);
});

test("keys are looked up once for many calls", async () => {
  const assertion = await access.assert(OPERATOR);
  await ask(calls.desk.log, assertion);
  const before = access.looked;
  for (let nth = 0; nth < 5; nth++) await ask(calls.desk.log, assertion);
  expect(access.looked).toBe(before);
});

test("while the keys can't be had nobody comes in, and that is no refusal", async () => {
  const gone = await startAccess();
  const assertion = await gone.assert(OPERATOR);
  const dark = await startSite({ originVars: gone.vars });
  gone.close();
  try {
    expect(await ask(calls.desk.log, assertion, dark)).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  } finally {
    await dark.close();
  }
});
