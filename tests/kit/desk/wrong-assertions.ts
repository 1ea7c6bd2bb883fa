import { SignJWT } from "jose";
import { type Access, EXPERT, OPERATOR, STRANGER } from "./access.ts";

type Make = (access: Access) => Promise<string | null>;

/** Assertions that open nothing, by what is wrong with them; for pages and calls of the operator's. */
export const wrongAssertions: Readonly<Record<string, Make>> = {
  "none at all": async () => null,
  "an empty one": async () => "",
  "no JWT": async () => "Bearer let-me-in",
  "one signed by another key under the same name": (access) => access.forge(OPERATOR),
  "one that has expired": (access) => access.assert(OPERATOR, { lasts: -1 }),
  "one that is not good yet": (access) =>
    access.assert(OPERATOR, { nbf: Math.floor(Date.now() / 1000) + 3600 }),
  "one without an end": async (access) => access.assert(OPERATOR, { exp: undefined }),
  "one for another application": (access) => access.assert(OPERATOR, { aud: ["b".repeat(64)] }),
  "one of another team": (access) => access.assert(OPERATOR, { iss: "https://evil.cloudflareaccess.com" }),
  "one of somebody who does not work here": (access) => access.assert(STRANGER),
  "one of a service without an email": (access) =>
    access.assert(OPERATOR, { email: undefined, common_name: OPERATOR }),
  "one in another role": (access) => access.assert(EXPERT),
  "one that is not signed": async (access) => {
    const [, claims = ""] = (await access.assert(OPERATOR)).split(".");
    return `${btoa('{"alg":"none"}').replaceAll("=", "")}.${claims}.`;
  },
  "one signed by the public key as a secret": async ({ vars }) =>
    new SignJWT({ email: OPERATOR, aud: vars.ACCESS_AUDIENCE ?? "", iss: vars.ACCESS_ISSUER ?? "" })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode("the-public-key-which-everybody-knows")),
  "one of a local sign-in": async () =>
    new SignJWT({ email: OPERATOR })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("luopan-local")
      .setAudience("luopan-desk")
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode("local".repeat(10))),
  "one that was changed": async (access) => {
    const [head = "", claims = "", mac = ""] = (await access.assert(EXPERT)).split(".");
    const told = atob(claims.replaceAll("-", "+").replaceAll("_", "/")).replace(EXPERT, OPERATOR);
    return [head, btoa(told).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""), mac].join(".");
  },
};
