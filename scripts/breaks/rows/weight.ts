import type { Row } from "../break.ts";

/** What a page weighs (字节): CSS that it uses, no script that it does not need, kept where it may be. */
export const weight: readonly Row[] = [
  {
    name: "every page carries all the CSS of its route",
    file: "app/kit/styles/document-css.ts",
    from: "needs.some((all) => all.every((name)",
    to: "needs.some((all) => all.length > 0 || all.every((name)",
    project: "unit",
    tests: ["tests/unit/app/kit/styles/site-css.test.ts"],
  },
  {
    name: "an asset is asked for again on every page",
    file: "public/_headers",
    from: "immutable",
    to: "must-revalidate",
    project: "site",
    tests: ["tests/site/gate/headers.test.ts"],
  },
];
