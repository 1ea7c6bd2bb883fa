import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { server } from "#docs/upstream/tiny-upstream.mjs";
import { sendBaby } from "#tests/kit/forms/send-baby.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

let site: Site;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  site = await startSite({ vars: { UPSTREAM_URL: `http://127.0.0.1:${address.port}` } });
});
afterAll(async () => {
  await site?.close();
  server.closeAllConnections();
  server.close();
});

test("the site runs on the tiny upstream, from the form to free names", async () => {
  const visitor = site.visitor();
  const { answer } = await sendBaby(visitor, { surname: "林" });
  expect(answer.status, answer.words).toBe(303);
  const result = await visitor.get(`${answer.headers.location}?whole=1`);
  expect(result.status, result.words).toBe(200);
  for (const name of ["林清和", "林知行", "林安然"]) expect(result.text).toContain(name);
  const liked = await visitor.post(`${answer.headers.location}`, { name: "清和" });
  expect(liked.status).toBe(303);
  expect(site.logs.filter((line) => /shape|fault/.test(line))).toEqual([]);
});

test("what the tiny upstream refuses stands at its field, and what it lacks is said in fair words", async () => {
  const visitor = site.visitor();
  const { answer } = await sendBaby(visitor, { surname: "欧阳司" });
  expect([answer.status, answer.text.includes("请填写姓氏")]).toEqual([400, true]);
  const expert = await visitor.get("/manual-naming?whole=1");
  expect([expert.status, expert.words.includes("undefined")]).toEqual([503, false]);
});
