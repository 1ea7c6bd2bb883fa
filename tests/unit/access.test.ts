import { describe, expect, test } from "vitest";
import { readAccessConfig } from "#functions/access/config.ts";

const ISSUER = "https://team.cloudflareaccess.com";
const whole = { ACCESS_ISSUER: ISSUER, ACCESS_AUDIENCE: "tag", DESK_PEOPLE: "Op@Example.com:operator" };
const SECRET = "s".repeat(32);

describe("the settings of the desk", () => {
  test("that are not there make no desk, and no fault", () => {
    expect(readAccessConfig({}, "production")).toEqual({ config: null, faults: [] });
  });

  test("say who works here, by an email that is written anyhow, in one role or both", () => {
    const people = "Op@Example.com:operator,pen@example.com:expert,both@example.com:expert+operator";
    const { config } = readAccessConfig({ ...whole, DESK_PEOPLE: people }, "production");
    expect(Object.fromEntries(config?.people ?? [])).toEqual({
      "op@example.com": ["operator"],
      "pen@example.com": ["expert"],
      "both@example.com": ["expert", "operator"],
    });
    expect(config).toMatchObject({ access: { issuer: ISSUER, audience: "tag" }, localSecret: null });
  });

  test.each<[string, Record<string, string | undefined>, RegExp]>([
    ["an issuer without an audience", { ACCESS_AUDIENCE: undefined }, /needed together/],
    ["an audience without an issuer", { ACCESS_ISSUER: undefined }, /needed together/],
    ["nobody", { DESK_PEOPLE: undefined }, /DESK_PEOPLE is missing/],
    [
      "people alone",
      { ACCESS_ISSUER: undefined, ACCESS_AUDIENCE: undefined },
      /DESK_PEOPLE needs ACCESS_ISSUER/,
    ],
    ["a role that there is not", { DESK_PEOPLE: "op@example.com:owner" }, /a role that there is not: owner/],
    ["people that are no list", { DESK_PEOPLE: "op@example.com" }, /DESK_PEOPLE must be/],
    ["an issuer with a path", { ACCESS_ISSUER: `${ISSUER}/x` }, /ACCESS_ISSUER must have no path/],
    ["an issuer without https", { ACCESS_ISSUER: "http://team.example" }, /must be https in production/],
    ["an issuer on this machine", { ACCESS_ISSUER: "https://localhost" }, /must be https in production/],
    ["a local secret", { DESK_LOCAL_SECRET: SECRET }, /DESK_LOCAL_SECRET is for development only/],
  ])("with %s are refused in production, and make no desk", (_what, over, fault) => {
    const { config, faults } = readAccessConfig({ ...whole, ...over }, "production");
    expect(config).toBeNull();
    expect(faults.join("; ")).toMatch(fault);
  });

  test("may be a secret of this machine in development, of 32 characters at least", () => {
    const local = { DESK_PEOPLE: whole.DESK_PEOPLE, DESK_LOCAL_SECRET: SECRET };
    expect(readAccessConfig(local, "development").config).toMatchObject({
      access: null,
      localSecret: SECRET,
    });
    const short = readAccessConfig({ ...local, DESK_LOCAL_SECRET: "short" }, "development");
    expect(short.faults).toEqual(["DESK_LOCAL_SECRET must have at least 32 characters"]);
  });
});
