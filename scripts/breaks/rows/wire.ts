import type { Row } from "../break.ts";

/** The wire between the site and its upstream (接口): encoding, headers, envelope, time, retries. */
export const wire: readonly Row[] = [
  {
    name: "a flag goes out as a word",
    file: "functions/contract/wire/form.ts",
    from: 'return value ? "1" : "0";',
    to: "return String(value);",
    project: "unit",
    tests: ["tests/unit/contract/form.test.ts"],
  },
  {
    name: "a key of the prototype is taken as a field",
    file: "functions/contract/wire/form.ts",
    from: " || key in Object.prototype)",
    to: ")",
    project: "unit",
    tests: ["tests/unit/contract/form.test.ts"],
  },
  {
    name: "each call has the whole time, however late it comes",
    file: "app/kit/upstream/client.server.ts",
    from: "Math.min(timeoutMs, options.timeLeft?.() ?? timeoutMs)",
    to: "Math.max(timeoutMs, options.timeLeft?.() ?? timeoutMs)",
    project: "unit",
    tests: ["tests/unit/app/kit/upstream/client.test.ts"],
  },
  {
    name: "a post without a key is sent twice",
    file: "app/kit/upstream/client.server.ts",
    from: 'call.method === "GET" || call.idempotent === true',
    to: 'call.method === "GET" || call.method === "POST"',
    project: "site",
    tests: ["tests/site/upstream/faults.test.ts"],
  },
  {
    name: "a refusal by number is taken for an answer",
    file: "app/kit/upstream/client.server.ts",
    from: "if (envelope.code !== 0) {",
    to: 'if (typeof envelope.code === "string") {',
    project: "unit",
    tests: ["tests/unit/app/kit/upstream/client.test.ts"],
  },
  {
    name: "a child's birth stands in the query of an upstream",
    file: "functions/contract/wire/calls.ts",
    from: '"calendar", "year", "month"',
    to: '"calendar", "month"',
    project: "site",
    tests: ["tests/site/upstream/wire.test.ts"],
  },
  {
    name: "the page's address goes on with what is private in it",
    file: "app/kit/upstream/send.ts",
    from: "for (const key of hidden) clean",
    to: "for (const key of hidden.slice(1)) clean",
    project: "site",
    tests: ["tests/site/upstream/wire.test.ts"],
  },
];
