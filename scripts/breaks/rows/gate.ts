import type { Row } from "../break.ts";

/** The gate before every form (网关): where a post comes from, methods, paths, bodies, how often. */
export const gate: readonly Row[] = [
  {
    name: "a post from another sub-domain is taken",
    file: "functions/site/gate/same-origin.ts",
    from: 'return site === "same-origin";',
    to: 'return site !== "cross-site";',
    project: "site",
    tests: ["tests/site/gate/gate.test.ts"],
  },
  {
    name: "a post that names no origin is taken",
    file: "functions/site/gate/same-origin.ts",
    from: 'return headers.get("origin") === siteOrigin;',
    to: 'return (headers.get("origin") ?? siteOrigin) === siteOrigin;',
    project: "site",
    tests: ["tests/site/gate/gate.test.ts"],
  },
  {
    name: "a form refused for its rate is sent on all the same",
    file: "functions/site/gate/remix-request.ts",
    from: "if (post.refusal === null) return",
    to: 'if (post.refusal?.kind !== "foreign") return',
    project: "site",
    tests: ["tests/site/gate/gate.test.ts"],
  },
  {
    name: "PUT is taken as a look at a page",
    file: "functions/site/site-handler.ts",
    from: 'const METHODS = ["GET", "HEAD", "POST"];',
    to: 'const METHODS = ["GET", "HEAD", "POST", "PUT"];',
    project: "site",
    tests: ["tests/site/gate/gate.test.ts"],
  },
  {
    name: "a path in capitals is a page of its own",
    file: "functions/site/gate/exact-path.ts",
    from: "else if (read[at] === name) out.push(name);",
    to: "else if (read[at] === name) out.push(given);",
    project: "site",
    tests: ["tests/site/gate/gate.test.ts"],
  },
  {
    name: "every form may be as long as a manuscript",
    file: "functions/site/gate/gate.ts",
    from: "isDesk ? MAX_DESK_BODY : MAX_BODY",
    to: "isDesk ? MAX_BODY : MAX_DESK_BODY",
    project: "site",
    tests: ["tests/site/gate/gate.test.ts"],
  },
  {
    name: "the payer's address is what the visitor says",
    file: "functions/site/site-context.ts",
    from: 'headers.get("cf-connecting-ip") ?? (env.STAGE',
    to: 'headers.get("x-forwarded-for") ?? headers.get("cf-connecting-ip") ?? (env.STAGE',
    project: "site",
    tests: ["tests/site/orders/pay.test.ts"],
  },
  {
    name: "who opened the window may send it elsewhere on the way to the money",
    file: "functions/site/answers/finish.ts",
    from: "if (!mayStay(answer.status, context)) headers.set(...NO_OPENER);",
    to: "",
    project: "site",
    tests: ["tests/site/gate/headers.test.ts"],
  },
  {
    name: "any page may frame the site",
    file: "functions/site/answers/security-headers.ts",
    from: "\"frame-ancestors 'none'\",",
    to: '"frame-ancestors *",',
    project: "site",
    tests: ["tests/site/gate/headers.test.ts"],
  },
];

/** The visitor's cookie (访客): its signature, its attributes, the change of keys. */
export const visitor: readonly Row[] = [
  {
    name: "one signature is good for every visitor",
    file: "app/kit/cookies/visitor-cookie.server.ts",
    from: "`visitor.${id}.${keyId}`",
    to: "`visitor.${id.length}.${keyId}`",
    project: "site",
    tests: ["tests/site/gate/visitor.test.ts"],
  },
  {
    name: "of two cookies the first counts",
    file: "app/kit/cookies/visitor-cookie.server.ts",
    from: "if (found !== undefined && cookieHeader?.match(places)?.length === 1)",
    to: "if (found !== undefined)",
    project: "site",
    tests: ["tests/site/gate/visitor.test.ts"],
  },
  {
    name: "a cookie of the old key is never signed anew",
    file: "app/kit/cookies/visitor-cookie.server.ts",
    from: "setCookie: await cookie(checked.id, newest, secure) }",
    to: "setCookie: null }",
    project: "site",
    tests: ["tests/site/gate/visitor.test.ts"],
  },
  {
    name: "the number of an advertisement's click is taken for a visitor",
    file: "app/kit/upstream/send.ts",
    from: "bd_vid: caller.visitorId,",
    to: 'bd_vid: caller.pageUrl.searchParams.get("bd_vid") ?? caller.visitorId,',
    project: "site",
    tests: ["tests/site/gate/visitor.test.ts"],
  },
];
