import type { Row } from "../break.ts";

const home = {
  project: "browser",
  tests: ["tests/browser/screens/baby.test.ts"],
  only: "^home: ",
} as const;

/** What is seen and heard of a page (页面): at 320 px, by keyboard, by a screen reader, in the dark. */
export const screens: readonly Row[] = [
  {
    name: "a page is wider than a small phone",
    file: "app/kit/styles/components/form.ts",
    from: ".row select{flex:1 1 4.5rem;min-width:4.5rem",
    to: ".row select{flex:1 0 auto;min-width:24rem",
    ...home,
  },
  {
    name: "a dot begins a line",
    file: "app/kit/prose/dotted.ts",
    from: '"\\u00a0· "',
    to: '" · "',
    ...home,
    tests: ["tests/browser/screens/paid.test.ts"],
    only: "^the paid report: ",
  },
  {
    name: "a checkout names nobody whom one pays",
    file: "app/orders/payment/order-box.tsx",
    from: "{seller && ",
    to: "{!seller && ",
    project: "site",
    tests: ["tests/site/orders/pay.test.ts"],
  },
  {
    name: "small print is too pale to read",
    file: "app/kit/styles/tokens.ts",
    from: 'ink3: "#6E6253"',
    to: 'ink3: "#A69C8E"',
    ...home,
  },
  {
    name: "a label belongs to no field",
    file: "app/kit/form/fields/field.tsx",
    from: "htmlFor={field}",
    to: "htmlFor={`${field}-input`}",
    ...home,
  },
  {
    name: "the name of the site is a heading on every page",
    file: "app/kit/page/frame/site-header.tsx",
    from: '<nav className="tools" aria-label="工具">',
    to: '<h1 className="sr-only">罗盘起名</h1>\n        <nav className="tools" aria-label="工具">',
    project: "site",
    tests: ["tests/site/pages.test.ts"],
  },
  {
    name: "a screen has two first headings",
    file: "app/orders/payment/order-box.tsx",
    from: '<h2 id="order">{contents.heading}</h2>',
    to: '<h1 id="order">{contents.heading}</h1>',
    project: "site",
    tests: ["tests/site/pages.test.ts"],
  },
  {
    name: "where the focus is cannot be seen",
    file: "app/kit/styles/base.ts",
    from: ":focus-visible{outline:3px solid",
    to: ":focus-visible{outline:0 solid",
    project: "browser",
    tests: ["tests/browser/page/keyboard.test.ts"],
  },
  {
    name: "the way past the header leads nowhere",
    file: "app/kit/page/frame/page.tsx",
    from: 'href="#main"',
    to: 'href="#content"',
    ...home,
  },
  {
    name: "a field in error is not said to be wrong",
    file: "app/kit/form/fields/field.tsx",
    from: 'wrong && { "aria-invalid": true }',
    to: 'hinted && wrong && { "aria-invalid": true }',
    project: "unit",
    tests: ["tests/unit/app/kit/aria-of.test.ts"],
  },
  {
    name: "the title of a page with errors does not say so",
    file: "app/home/home-meta.ts",
    from: "data === undefined ? title : `出错了：${form}`",
    to: "title",
    project: "browser",
    tests: ["tests/browser/products/form.test.ts"],
  },
  {
    name: "a page that is not there says 200",
    file: "app/kit/upstream/as-response.server.ts",
    from: '"not-found": 404,',
    to: '"not-found": 200,',
    project: "site",
    tests: ["tests/site/journey.test.ts"],
  },
];
