import { readFileSync } from "node:fs";
import { createElement } from "react";
import * as v from "valibot";
import { expect, test } from "vitest";
import { SignTaste } from "#app/home/business/sample-section.tsx";
import { FullNameSection } from "#app/kit/business/full-name-section.tsx";
import { Base } from "#app/kit/prose/link.tsx";
import { CompareTable } from "#app/kit/report/compare-table.tsx";
import { SignSays } from "#app/products/business/sign-says.tsx";
import { SignSlip } from "#app/products/business/sign-slip.tsx";
import { SignAlternatives } from "#app/products/business-score/sign-alternatives.tsx";
import { BusinessPage } from "#functions/contract/products/business.ts";
import { converter, parseForms } from "#functions/site/traditional/forms.ts";
import { Markup } from "#functions/site/traditional/markup.ts";
import { noNames } from "#functions/site/traditional/page-names.ts";
import { pageWriter } from "#functions/site/traditional/page-writer.ts";
import { drawn } from "#tests/kit/set-up/drawn.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";
import { sampleOf } from "#tests/kit/wire/sample-of.ts";

const by = converter(parseForms(readFileSync("public/writing/traditional.txt", "utf8")));

const FULL = {
  text: "杭州市云麦面包店",
  region: "杭州市",
  sign: "云麦",
  trade: "面包店",
  form: "",
  notes: [],
};
const name = {
  ...v.parse(BusinessPage, sampleOf(BusinessPage)),
  ...{ full: FULL, given: "云麦", name: "云麦", liked: false },
};
const slip = { sn: SN, name, rivals: [], said: [], picked: false, isFirst: false };
const score = { given: "云禾", pinyin: ["yún", "hé"] };
const cells = [{ registered: ["杭州市", "云麦", "面包店"] }];
const columns = [{ given: "云麦", name: "云麦", href: "/", cells }];

// Breaks it catches: a full name that loses its mark, and is then written as no register of the mainland has it (雲麥麵包店).
test.each([
  ["the page of a name", createElement(FullNameSection, { full: FULL })],
  ["a card before payment", createElement(SignSays, { name, rivals: 0, said: [] })],
  ["a slip of the report", createElement(SignSlip, slip)],
  ["the sample on the home page", createElement(SignTaste, { name })],
  ["names side by side", createElement(CompareTable, { rows: [{ title: "完整名称" }], columns })],
  [
    "a name with one character changed",
    createElement(SignAlternatives, {
      alternatives: [{ ...name, char: "麦", instead: "禾", kin: "other" }],
      score,
    }),
  ],
])("%s has the full name in simplified characters, in 繁體 too", (_where, element) => {
  const html = drawn(createElement(Base.Provider, { value: "/" }, element), { traditional: true });
  const page = new Markup(pageWriter(by, noNames(), null));
  const written = page.push(html) + page.end();
  expect(written.replaceAll(/<[^>]+>/gu, "")).toContain(FULL.text);
});
