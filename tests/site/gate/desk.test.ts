import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deskPages } from "#app/desk/frame/pages.ts";
import { SIGN_IN_PATH } from "#app/kit/paths/sign-in-path.ts";
import routes from "#app/routes.ts";
import { ASSERTION_HEADER } from "#functions/contract/desk/desk.ts";
import { type Access, EXPERT, OPERATOR, startAccess } from "#tests/kit/desk/access.ts";
import { wrongAssertions } from "#tests/kit/desk/wrong-assertions.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import type { Answer } from "#tests/kit/runtime/visit.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";

const HEADER = "cf-access-jwt-assertion";
const LOCAL_SECRET = "a-secret-of-this-machine-only-".repeat(2);

let access: Access;
let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  [access, upstream] = await Promise.all([startAccess(), recordingUpstream()]);
  site = await startSite({ vars: { ...access.vars, UPSTREAM_URL: upstream.url } });
});
afterAll(async () => {
  await Promise.all([site?.close(), upstream?.close()]);
  access?.close();
});
beforeEach(() => upstream.reset());

/** Calls of the desk that the upstream has heard of. */
const heard = () => upstream.requests.filter(({ path }) => path.startsWith("/api/x/desk/"));
const headersOf = (assertion: string | null) => (assertion === null ? {} : { [HEADER]: assertion });
const forOperators = deskPages.filter(({ roles }) => !roles.includes("expert")).map(({ path }) => path);

/** Nothing of the desk is shown, and nothing kept. */
function expectShut(path: string, { status, text, headers }: Answer): void {
  expect([path, status]).toEqual([path, 403]);
  expect(text).not.toMatch(/desk-rows|op@example\.com|pen@example\.com|机密/);
  expect(headers["cache-control"]).toBe("private, no-store");
}

test.each(Object.entries(wrongAssertions))(
  "an assertion, %s, opens no page of the operator's: nothing shown, nothing asked",
  async (_what, make) => {
    const headers = headersOf(await make(access));
    expect(forOperators.length).toBeGreaterThan(0);
    for (const path of forOperators) expectShut(path, await site.visitor().get(path, { headers }));
    expect(heard()).toEqual([]);
  },
);

test.each(forOperators)("%s is shut to HEAD requests and to forms too", async (path) => {
  for (const assertion of [null, await access.assert(EXPERT)]) {
    const visitor = site.visitor();
    const headers = headersOf(assertion);
    for (const seen of [
      await visitor.get(path, { headers, method: "HEAD" }),
      await visitor.post(path, { verdict: "show", reason: "机密" }, { headers }),
      await visitor.post(`${path}?id=${"0".repeat(26)}`, "x".repeat(100_000), { headers }),
    ])
      expectShut(path, seen);
  }
  expect(heard()).toEqual([]);
});

test("every page of the desk is in the gate's list, and in the route table", () => {
  const drawn = routes.map(({ path = "" }) => `/${path}`).filter((path) => /^\/desk(\/[^*]|$)/.test(path));
  const listed = [...deskPages.map(({ path }) => path), SIGN_IN_PATH];
  expect([...drawn].sort()).toEqual([...listed].sort());
  expect(deskPages.filter(({ roles }) => roles.length === 0)).toEqual([]);
});

test("each role sees its pages and no other; none is kept, indexed or framed", async () => {
  for (const [email, role] of [
    [OPERATOR, "operator"],
    [EXPERT, "expert"],
  ] as const) {
    const headers = headersOf(await access.assert(email));
    for (const { path, roles } of deskPages) {
      const { status, headers: said, words } = await site.visitor().get(path, { headers });
      // A page may ask for something by its address: it is not found, but it is not shut.
      expect([path, role, status === 403]).toEqual([path, role, !roles.includes(role)]);
      expect(said["cache-control"]).toBe("private, no-store");
      expect(said["x-robots-tag"]).toBe("noindex");
      expect(said["content-security-policy"]).toContain("frame-ancestors 'none'");
      if (status === 200) expect(words).toContain(email);
    }
  }
});

test("the assertion goes on with calls of the desk, as it came, and with no other", async () => {
  const assertion = await access.assert(OPERATOR);
  await site.visitor().get("/desk/log", { headers: headersOf(assertion) });
  await site.visitor().get("/search-order-history", { headers: headersOf(assertion) });
  expect(heard().map(({ path }) => path)).toEqual(["/api/x/desk/log"]);
  const withIt = upstream.requests.filter(({ headers }) => headers[ASSERTION_HEADER] === assertion);
  expect(withIt).toEqual(heard());
  expect(upstream.requests.filter(({ headers }) => HEADER in headers)).toEqual([]);
});

test("a desk page that the origin doesn't answer is a 503 without words on costs or results", async () => {
  upstream.behave(that.hangsUp);
  const headers = headersOf(await access.assert(OPERATOR));
  const { status, words } = await site.visitor().get("/desk/log", { headers });
  expect(status).toBe(503);
  expect(words).toContain("后台暂时没有回应");
  expect(words).not.toMatch(/费用|已有的结果/);
});

test("a form of the desk is refused where it comes from elsewhere, who ever sends it", async () => {
  const headers = { ...headersOf(await access.assert(OPERATOR)), "sec-fetch-site": "cross-site" };
  const { status } = await site
    .visitor()
    .post(`/desk/comments?id=${"0".repeat(26)}`, { verdict: "show" }, { headers });
  expect(status).toBe(403);
  expect(heard().filter(({ method }) => method === "POST")).toEqual([]);
});

test("a form of the desk may be of 64 kB, and no longer", async () => {
  const headers = headersOf(await access.assert(OPERATOR));
  const post = async (bytes: number) => {
    const body = `verdict=answer&text=${"a".repeat(bytes - "verdict=answer&text=".length)}`;
    return (await site.visitor().post(`/desk/comments?id=${"0".repeat(26)}`, body, { headers })).status;
  };
  expect(await post(64 * 1024)).toBe(400);
  expect(await post(64 * 1024 + 1)).toBe(413);
});

test("the visitors' Worker holds nothing of the desk's: no screen, no gate, nobody's key", () => {
  const [site, desk] = ["site", "desk"].map((name) => readFileSync(`build/server/${name}/index.js`, "utf8"));
  for (const text of [HEADER, "这里做的每件事都记在记录里", "DESK_PEOPLE", "jwks"]) {
    expect([text, desk?.includes(text)]).toEqual([text, true]);
    expect([text, site?.includes(text)]).toEqual([text, false]);
  }
});

test("an address of the desk in another case is led to the right one, an unknown one is not found", async () => {
  const { status, headers } = await site.visitor().get("/DESK//Log?before=1");
  expect([status, headers.location]).toEqual([308, "/desk/log?before=1"]);
  for (const path of ["/desk/nowhere", "/desk/~", "/desks"])
    expect([path, (await site.visitor().get(path)).status]).toEqual([path, 404]);
});

test("no public page links to the desk", async () => {
  for (const path of ["/", "/guide", "/manual-naming", "/comment-list", "/search-order"])
    expect((await site.visitor().get(path)).text).not.toMatch(/\/desk\b/);
});

test("the pages of a desk that is not set up are not found", async () => {
  const bare = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
  try {
    const headers = headersOf(await access.assert(OPERATOR));
    for (const path of [...deskPages.map((page) => page.path), SIGN_IN_PATH])
      expect([path, (await bare.visitor().get(path, { headers })).status]).toEqual([path, 404]);
  } finally {
    await bare.close();
  }
});

// Break it catches: whoever is at the desk's door with the wrong account finds no way to another one.
test("whoever is not let in is shown the way to another account", async () => {
  const headers = headersOf(await access.assert("stranger@example.com"));
  const { status, text } = await site.visitor().get("/desk", { headers });
  expect([status, text.includes(`href="${SIGN_IN_PATH}"`)]).toEqual([403, true]);
});

test("while the keys can't be had nobody comes in, and nothing is shown", async () => {
  const gone = await startAccess();
  const headers = headersOf(await gone.assert(OPERATOR));
  const dark = await startSite({ vars: { ...gone.vars, UPSTREAM_URL: upstream.url } });
  gone.close();
  try {
    const { status, headers: said, text } = await dark.visitor().get("/desk/log", { headers });
    expect([status, said["retry-after"]]).toEqual([503, "30"]);
    expect(text).not.toContain(OPERATOR);
    expect((await dark.visitor().get("/search-order")).status).toBe(200);
  } finally {
    await dark.close();
  }
});

describe("the sign-in without Access", () => {
  const people = `${OPERATOR}:operator,${EXPERT}:expert`;
  let local: Site;
  beforeAll(async () => {
    const vars = { STAGE: "development", DESK_LOCAL_SECRET: LOCAL_SECRET, DESK_PEOPLE: people };
    local = await startSite({ vars, originVars: vars });
  });
  afterAll(() => local?.close());

  test("is where a page of the desk leads to, on a developer's machine", async () => {
    const { status, headers } = await local.visitor().get("/desk/log");
    expect([status, headers.location]).toEqual([303, SIGN_IN_PATH]);
  });

  test("opens the desk with the machine's secret, for the desk's own paths and a working day", async () => {
    const visitor = local.visitor();
    const { status, setCookies, headers } = await visitor.post(SIGN_IN_PATH, {
      email: OPERATOR,
      secret: LOCAL_SECRET,
    });
    expect([status, headers.location]).toEqual([303, "/desk"]);
    const cookie = setCookies.find((line) => line.startsWith("desk=")) ?? "";
    expect(cookie).toMatch(/; Max-Age=43200; Path=\/desk; HttpOnly; SameSite=Strict$/);
    expect((await visitor.get("/desk/log")).status).toBe(200);
    expect((await visitor.get("/desk")).words).toContain(OPERATOR);
  });

  test.each([
    ["another secret", { email: OPERATOR, secret: "x".repeat(60) }],
    ["no secret", { email: OPERATOR, secret: "" }],
    ["somebody who does not work here", { email: "stranger@example.com", secret: LOCAL_SECRET }],
  ])("stays shut with %s", async (_what, form) => {
    const { status, setCookies, text } = await local.visitor().post(SIGN_IN_PATH, form);
    expect(status).toBe(403);
    expect(setCookies.filter((line) => line.startsWith("desk="))).toEqual([]);
    expect(text).not.toContain(LOCAL_SECRET);
  });

  test("opens what the person may see, and no more", async () => {
    const visitor = local.visitor();
    await visitor.post(SIGN_IN_PATH, { email: EXPERT, secret: LOCAL_SECRET });
    expect((await visitor.get("/desk/log")).status).toBe(200);
    expect((await visitor.get("/desk/comments")).status).toBe(403);
  });

  test("takes no cookie that it did not sign", async () => {
    for (const desk of ["x", "a.b.c", await access.assert(OPERATOR)]) {
      const answer = await local.visitor().get("/desk/log", { headers: { cookie: `desk=${desk}` } });
      expect(answer.status).toBe(403);
    }
  });

  test("is not to be had where Access alone is set up: its address ends the session of Access", async () => {
    const visitor = site.visitor();
    const secret = { email: OPERATOR, secret: LOCAL_SECRET };
    for (const led of [await visitor.get(SIGN_IN_PATH), await visitor.post(SIGN_IN_PATH, secret)]) {
      expect([led.status, led.headers.location]).toEqual([303, "/cdn-cgi/access/logout"]);
      expect(led.setCookies.filter((line) => line.startsWith("desk="))).toEqual([]);
    }
  });
});
