import type { Row } from "../break.ts";

/** Cards of shared pages (分享). */
export const sharing: readonly Row[] = [
  {
    name: "a page of anybody's is signed in our name",
    file: "functions/origin/messages/wechat/share.ts",
    from: "asked.origin !== new URL(PUBLIC_URL).origin",
    to: "asked.protocol !== new URL(PUBLIC_URL).protocol",
    project: "origin",
    tests: ["tests/origin/share.test.ts"],
  },
];

/** Comments of buyers (评论). */
export const comments: readonly Row[] = [
  {
    name: "a comment is shown before anybody has read it",
    file: "functions/origin/comments/keep-comment.ts",
    from: 'state: "waiting", createdAt })',
    to: 'state: "shown", createdAt })',
    project: "origin",
    tests: ["tests/origin/comments.test.ts"],
  },
  {
    name: "who has not paid may comment",
    file: "functions/origin/comments/keep-comment.ts",
    from: "paidAt !== null",
    to: 'paidAt !== ""',
    project: "origin",
    tests: ["tests/origin/comments.test.ts"],
  },
  {
    name: "a comment that was hidden is shown with the others",
    file: "functions/origin/comments/shown-comments.ts",
    from: 'const SHOWN = and(eq(comments.topic, "comment"), eq(comments.state, "shown"));',
    to: "const SHOWN = and(eq(comments.topic, \"comment\"), sql`${comments.state} <> 'waiting'`);",
    project: "origin",
    tests: ["tests/origin/comments.test.ts", "tests/origin/desk/log.test.ts"],
  },
];

/** Codes by SMS (短信). */
export const messages: readonly Row[] = [
  {
    name: "a code may be guessed at fifty times",
    file: "functions/origin/orders/look-up/code.ts",
    from: "const GUESSES = 5;",
    to: "const GUESSES = 50;",
    project: "origin",
    tests: ["tests/origin/orders/sms.test.ts"],
  },
  {
    name: "a code is sent to the mobile of an unpaid order",
    file: "functions/origin/orders/look-up/find.ts",
    from: "and(inArray(orders.sn, own), isNotNull(orders.paidAt))",
    to: "inArray(orders.sn, own)",
    project: "origin",
    tests: ["tests/origin/orders/sms.test.ts"],
  },
  {
    name: "a guess at a code is compared before it is counted",
    file: "functions/origin/orders/look-up/code.ts",
    from: "        lt(smsCodes.wrongTries, GUESSES),\n",
    to: "",
    project: "origin",
    tests: ["tests/origin/orders/sms.test.ts"],
  },
  {
    name: "a question before a code may be answered for many codes",
    file: "functions/origin/orders/look-up/challenge.ts",
    from: 'if (!(await isOnce("challenge", token, ONCE_S, visit))) return',
    to: 'if (!(await isOnce("challenge", token, ONCE_S, visit)) && !isRight) return',
    project: "origin",
    tests: ["tests/origin/orders/sms.test.ts"],
  },
  {
    name: "messages are sent beyond the day's bound",
    file: "functions/origin/orders/look-up/send-asked.ts",
    from: "&& (await isWithinDay(context))",
    to: "",
    project: "origin",
    tests: ["tests/origin/orders/sms.test.ts"],
  },
  {
    name: "Aliyun: what is signed is not in order",
    file: "functions/origin/messages/sms/aliyun.ts",
    from: "Object.keys(headers).sort()",
    to: "Object.keys(headers).reverse()",
    project: "unit",
    tests: ["tests/unit/origin/sms-signatures.test.ts"],
  },
];
