import type { Row } from "../break.ts";

/** While the upstream is down or slow (上游故障), and what a page leaves for later (流式与延后). */
export const outages: readonly Row[] = [
  {
    name: "an upstream that is down is a page that is not there",
    file: "app/kit/upstream/as-response.server.ts",
    from: 'KIND_OF_CODE[error.code] ?? "down"',
    to: 'KIND_OF_CODE[error.code] ?? "not-found"',
    project: "site",
    tests: ["tests/site/upstream/outage.test.ts"],
  },
  {
    name: "a result that was erased looks as if the site were down",
    file: "app/kit/upstream/as-response.server.ts",
    from: '  ERASED: "erased",\n',
    to: "",
    project: "site",
    tests: ["tests/site/orders/look-up.test.ts"],
  },
  {
    name: "a copy from the future is fresh for ever",
    file: "app/kit/upstream/edge-cache.server.ts",
    from: "age >= 0 && age <",
    to: "age <",
    project: "unit",
    tests: ["tests/unit/app/kit/upstream/edge-cache.test.ts"],
  },
  {
    name: "a copy that anybody poisoned is shown unread",
    file: "app/kit/upstream/edge-cache.server.ts",
    from: "parsed.success ? parsed.output : null",
    to: 'parsed.success ? parsed.output : (Reflect.get(parsed, "output") as T)',
    project: "unit",
    tests: ["tests/unit/app/kit/upstream/edge-cache.test.ts"],
  },
  {
    name: "a page has no bound on its patience",
    file: "app/kit/prose/deferred.ts",
    from: "Promise.race([work().catch(() => null), patience()])",
    to: "work().catch(() => null)",
    project: "unit",
    tests: ["tests/unit/app/kit/prose/deferred.test.ts"],
  },
  {
    name: "a part is sent before the part in front of it",
    file: "app/kit/page/in-order.ts",
    from: "if (part === undefined) return sent;",
    to: "if (part === undefined) break;",
    project: "unit",
    tests: ["tests/unit/app/kit/in-order.test.tsx"],
  },
  {
    name: "a page's head waits for its answer",
    file: "functions/site/answer/head-first.ts",
    from: "Promise.race([answering, after(patienceMs)])",
    to: "Promise.race([answering, after(patienceMs * 1000)])",
    project: "site",
    tests: ["tests/site/upstream/head-first.test.ts"],
  },
  {
    name: "a number that is none of ours is asked for",
    file: "app/kit/order/sn-of.server.ts",
    from: "v.is(Sn, text) && (!ownNumbers || isOurs(text))",
    to: "v.is(Sn, text) && ownNumbers !== undefined",
    project: "site",
    tests: ["tests/site/orders/false-numbers.test.ts"],
  },
];
