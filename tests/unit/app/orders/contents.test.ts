import { expect, test } from "vitest";
import type { Upstream } from "#app/kit/upstream/client.server.ts";
import { contentsOf } from "#app/orders/payment/contents.server.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { SN, sampleAnswers } from "#tests/kit/wire/sample-answers.ts";

const terms = { type: "standard", names: 8, revisions: 2, days: 3, revisionDays: 2, beforeDraft: 50 };

/** What the checkout says of expert work, whose contents came along: nobody is asked. */
const said = (tells: boolean) =>
  contentsOf(
    "manual",
    { sn: SN, title: "人工起名" },
    sampleAnswers["GET /api/index/siteInfo"] as SiteInfo,
    {} as Upstream,
    { contents: { kind: "manual", terms, tells } },
  );

// Breaks it catches: «three days» that begin nobody knows when; material that may be wanted before the payment or after; a
// draft that lies there, and nobody who says so.
test("the checkout of expert work says what is handed in and when, from when days count, and how one learns of the draft", async () => {
  const contents = await said(false);
  expect(contents?.lead).toMatch(/^付款后，把想法写给起名人；提交后 3 个工作日内给初稿/);
  expect(contents?.mobileHint?.replaceAll("\u200b", "")).toContain("初稿写好不另外通知，请到订单页看。");
  expect((await said(true))?.mobileHint).toContain("初稿写好要收短信");
});
