import type { Row } from "../break.ts";

/** The house (结构): which part may know which. */
export const architecture: readonly Row[] = [
  {
    name: "the kit knows a product",
    file: "app/kit/order/days-left.ts",
    from: "import { DAY_MS } from",
    to: 'import "#app/products/luck/redraw.server.ts";\nimport { DAY_MS } from',
    project: "unit",
    tests: ["tests/unit/architecture.test.ts"],
  },
];
