import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import { familyAt } from "#tests/kit/expert/order.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { businessForm } from "#tests/kit/forms/business-form.ts";
import { formWith } from "#tests/kit/forms/html-form.ts";
import { businessScoreForm, scoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import type { Answer } from "#tests/kit/runtime/visit.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

/** Orders that pages are about, by what was bought. */
const orders = new Map<string, string>();
const LUCK = { surname: "林", sex: "female", length: "2", idem: "form-of-a-luck-name" };

let site: Site;
let visitorId: string;
beforeAll(async () => {
  site = await startSite({ originVars: { PHONE: "400-000-0000", HOURS: "每天 9 点到 18 点" } });
  const caller = callerOf(site);
  const ordered = async (what: string, call: string, form: Record<string, string>) => {
    const { data } = await caller.post(`/api/business/${call}`, form);
    orders.set(what, v.parse(v.object({ sn: Sn }), data).sn);
  };
  await ordered("BABY", "seek", babyForm());
  await ordered("PAID", "seek", babyForm());
  await ordered("SIGN", "seek", businessForm());
  await ordered("SCORE", "score", scoreForm());
  await ordered("SIGNSCORE", "score", businessScoreForm());
  await ordered("LUCK", "skyfall", LUCK);
  await payInDatabase(site, orders.get("PAID") ?? "");
  const family = familyAt(site, caller);
  orders.set("EXPERT", await family.paid());
  orders.set("BRIEFED", await family.briefed());
  visitorId = caller.visitorId;
});
afterAll(() => site?.close());

/** A page; a word in capitals in its address stands for the number of that order. */
async function open(path: string): Promise<Answer> {
  const address = path.replace(/[A-Z]{4,}/, (what) => orders.get(what) ?? what);
  return site.visitor(undefined, visitorId).get(address);
}

const headings = ({ text }: Answer): string[] =>
  [...text.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner = ""]) => inner.replaceAll(/<[^>]*>/g, ""));

describe("a page has one first heading, and says something in it:", () => {
  test.each([
    ...["/", "/?tab=business", "/?tab=score", "/?tab=score&of=business", "/index2"],
    ...["/luck-name", "/manual-naming", "/artificial", "/manuscript-example"],
    ...["/guide", "/comment-list", "/search-order", "/search-order-history", "/test"],
    ...["/naming-result/BABY", "/naming-result/PAID", "/naming-result/SIGN", "/resulte?sn=BABY"],
    ...["/name-measurement-result/SCORE", "/name-measurement-result/SIGNSCORE"],
    ...["/pay-new/seek?sn=BABY", "/wait-pay?sn=BABY", "/luck-name-details?sn=LUCK", "/luck-name-pay?sn=LUCK"],
    ...["/manual-naming-after?sn=EXPERT", "/manual-naming-order?sn=BRIEFED"],
  ])("%s", async (path) => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(headings(page)).toEqual([expect.stringMatching(/\p{Script=Han}/u)]);
  });

  // Break it catches: whoever needs somebody to talk to has to copy the number from the foot of the page.
  test("whose foot dials our number by a tap, with its hours beside it", async () => {
    const { text } = await open("/search-order");
    const foot = text.slice(text.indexOf("有问题请先找我们"));
    expect(foot).toMatch(/^[^/]*<a href="tel:4000000000">400-000-0000<\/a>，每天 9 点到 18 点。/);
  });

  test("a page that is not found, and one with errors", async () => {
    const absent = await open("/nowhere");
    const wrong = await site.visitor().post("/", babyForm({ surname: "Lin" }));
    expect([absent.status, wrong.status]).toEqual([404, 400]);
    for (const page of [absent, wrong]) expect(headings(page)).toHaveLength(1);
  });
});

test.each(["/", "/?tab=business", "/?tab=score", "/manual-naming-after?sn=EXPERT"])(
  "%s asks for consent, and gives none beforehand: its box comes without a tick",
  async (path) => {
    const { pairs } = formWith((await open(path)).text, "guardian");
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter(([name]) => name === "guardian")).toEqual([]);
  },
);
