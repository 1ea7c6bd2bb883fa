import type { Row } from "../break.ts";

/** The desk (工作台): who comes in, what each may do, and that nobody's work is written over. */
export const desk: readonly Row[] = [
  {
    name: "an expert opens what is the operator's",
    file: "functions/origin/desk/admit.ts",
    from: "roles.includes(role)",
    to: 'roles.includes(role) || role === "expert"',
    project: "origin",
    tests: ["tests/origin/desk/gate.test.ts"],
  },
  {
    name: "whoever works here sees every page of the desk",
    file: "functions/desk/gate.ts",
    from: "person?.roles.some((role) => roles.includes(role)) === true",
    to: "person !== null && roles.length > 0",
    project: "site",
    tests: ["tests/site/gate/desk.test.ts"],
  },
  {
    name: "an assertion for another application opens the desk",
    file: "functions/access/identify.ts",
    from: "const claims = { ...access, requiredClaims",
    to: "const claims = { issuer: access.issuer, requiredClaims",
    project: "origin",
    tests: ["tests/origin/desk/gate.test.ts"],
  },
  {
    name: "a call of the desk is anybody's",
    file: "functions/origin/entry/answer.ts",
    from: "if (serves.desk) {",
    to: "if (serves.desk && access.staff.length === 1) {",
    project: "origin",
    tests: ["tests/origin/desk/gate.test.ts"],
  },
  {
    name: "an older draft than the newest is handed over",
    file: "functions/origin/products/expert/manuscript/deliver.ts",
    from: "and(eq(expertJobs.worker, clerk.who), isNewest(sn, version, clerk))",
    to: "eq(expertJobs.worker, clerk.who)",
    project: "origin",
    tests: ["tests/origin/desk/handing-over.test.ts"],
  },
  {
    name: "a draft that the page did not show is handed over",
    file: "functions/origin/products/expert/manuscript/deliver.ts",
    from: "if (saved?.version !== version) throw await refuseSave(sn, clerk);",
    to: "if (saved === null) throw await refuseSave(sn, clerk);\n  version = saved.version;",
    project: "origin",
    tests: ["tests/origin/desk/handing-over.test.ts"],
  },
  {
    name: "of two operators at one setting the second wins",
    file: "functions/origin/settings/change-setting.ts",
    from: "if (params.base !== now.nth) throw",
    to: "if (params.base > now.nth) throw",
    project: "origin",
    tests: ["tests/origin/desk/settings.test.ts"],
  },
  {
    name: "the log tells of acts that were refused",
    file: "functions/origin/store/desk/log.ts",
    from: "sql`changes() > 0`",
    to: "sql`changes() >= 0`",
    project: "origin",
    tests: ["tests/origin/desk/log.test.ts"],
  },
];
