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
    name: "a page waits for what it could do without",
    file: "app/kit/prose/deferred.ts",
    from: "whole ? await Promise.race([safe, patience()]) : safe",
    to: "whole ? await Promise.race([safe, patience()]) : await safe",
    project: "site",
    tests: ["tests/site/upstream/outage.test.ts"],
  },
  {
    name: "a whole page has no patience bound",
    file: "app/kit/prose/deferred.ts",
    from: "whole ? await Promise.race([safe, patience()]) : safe",
    to: "whole ? await safe : safe",
    project: "unit",
    tests: ["tests/unit/app/kit/prose/deferred.test.ts"],
  },
  {
    name: "a page without scripts stays without its late parts",
    file: "app/kit/page/frame/page.tsx",
    from: "shell !== null && !shell.whole && !shell.isPost",
    to: "shell !== null && shell.whole && !shell.isPost",
    project: "site",
    tests: ["tests/site/upstream/cache.test.ts"],
  },
  {
    name: "a page that must be whole comes in parts",
    file: "app/kit/prose/deferred.ts",
    from: "whole ? await Promise.race([safe, patience()]) : safe",
    to: "safe",
    project: "unit",
    tests: ["tests/unit/app/kit/prose/deferred.test.ts"],
  },
];
