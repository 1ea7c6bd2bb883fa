import type { Row } from "../break.ts";

/** Forms (表单): what is asked, what is said where it is wrong, what is kept, what is never ticked beforehand. */
export const forms: readonly Row[] = [
  {
    name: "a form goes through without consent",
    file: "functions/contract/products/baby-brief.ts",
    from: 'guardian: v.literal("1", messages.guardian),',
    to: 'guardian: v.optional(v.picklist(["0", "1"], messages.guardian), "1"),',
    project: "unit",
    tests: ["tests/unit/contract/baby-brief.test.ts"],
  },
  {
    name: "consent and the refund rules are ticked beforehand",
    file: "app/kit/form/fields/consent-field.tsx",
    from: 'state.values[field] === "1"',
    to: 'state.values[field] !== "0"',
    project: "site",
    tests: ["tests/site/pages.test.ts", "tests/site/orders/pay.test.ts"],
  },
  {
    name: "an order is paid without the tick at the refund rules",
    file: "app/orders/payment/start-payment.server.ts",
    from: 'typed.agree !== "1" && {',
    to: 'typed.agree === "0" && {',
    project: "site",
    tests: ["tests/site/orders/pay.test.ts"],
  },
  {
    name: "any confirmed warning confirms every surname",
    file: "functions/origin/products/names/check-surname.ts",
    from: "sure.includes(key)",
    to: "sure.length > 0",
    project: "unit",
    tests: ["tests/unit/origin/products/names/check-surname.test.ts"],
  },
  {
    name: "what was typed into a line is gone after an error",
    file: "app/kit/form/fields/choices.tsx",
    from: 'defaultValue={values[name] ?? ""}',
    to: 'defaultValue=""',
    project: "site",
    tests: ["tests/site/journey.test.ts"],
  },
  {
    name: "a line of the summary leads nowhere",
    file: "app/kit/form/error-summary.tsx",
    from: "href={`#${anchor}`}",
    to: "href={`#${anchor}-field`}",
    project: "site",
    tests: ["tests/site/journey.test.ts"],
  },
  {
    name: "a form shown anew has another key",
    file: "app/kit/form/fresh-state.ts",
    from: "v.is(Idem, idem) ? idem : crypto",
    to: 'v.is(Idem, idem) && idem === "" ? idem : crypto',
    project: "unit",
    tests: ["tests/unit/app/kit/define-form.test.ts"],
  },
  {
    name: "a phone goes into the address of the checkout",
    file: "app/orders/checkout/checkout-form.tsx",
    from: 'className="pay-form" method="post"',
    to: 'className="pay-form" method="get"',
    project: "site",
    tests: ["tests/site/orders/pay.test.ts"],
  },
];
