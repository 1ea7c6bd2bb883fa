import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from "jose";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { AccessConfig } from "./config.ts";
import { LOCAL_AUDIENCE, LOCAL_ISSUER, localKey } from "./local-session.ts";

/** Characters of an assertion, at most. */
const MOST_ASSERTION = 8 * 1024;
/** Milliseconds between two fetches of the team's keys for an unknown key: short, to find a new key soon. */
const COOLDOWN_MS = 1_000;
const TIMEOUT_MS = 5_000;

/** Faults of fetching the keys, not of the assertion. */
const KEYS_MISSING: ReadonlySet<string> = new Set([
  "ERR_JOSE_GENERIC",
  "ERR_JWKS_TIMEOUT",
  "ERR_JWKS_INVALID",
]);

/** The team's keys can't be had, so nobody can be identified. */
export class KeysUnreachable extends Error {
  override readonly name = "KeysUnreachable";
}

/**
 * Who an assertion (Cf-Access-Jwt-Assertion, a JWT) speaks for; null where it is missing, forged, expired, made for
 * another application, or of somebody who does not work here. Throws KeysUnreachable.
 */
export async function identify(assertion: string | null, config: AccessConfig): Promise<Person | null> {
  if (assertion === null || assertion === "" || assertion.length > MOST_ASSERTION) return null;
  const claims = await claimsOf(assertion, config);
  const email = typeof claims?.email === "string" ? claims.email.trim().toLowerCase() : "";
  const roles = config.people.get(email);
  return roles === undefined ? null : { email, roles };
}

async function claimsOf(
  assertion: string,
  { access, localSecret }: AccessConfig,
): Promise<JWTPayload | null> {
  try {
    const isLocal = decodeProtectedHeader(assertion).alg === "HS256";
    if (isLocal && localSecret !== null) {
      const claims = { issuer: LOCAL_ISSUER, audience: LOCAL_AUDIENCE, requiredClaims: ["exp", "email"] };
      return (await jwtVerify(assertion, localKey(localSecret), { ...claims, algorithms: ["HS256"] }))
        .payload;
    }
    if (access === null) return null;
    const claims = { ...access, requiredClaims: ["exp", "email"] };
    return (await jwtVerify(assertion, keysOf(access.issuer), { ...claims, algorithms: ["RS256"] })).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError && !KEYS_MISSING.has(error.code)) return null;
    // The header of the assertion is no JSON.
    if (error instanceof TypeError && /protected header/i.test(error.message)) return null;
    throw new KeysUnreachable("the keys of Access can't be had", { cause: error });
  }
}

type Keys = ReturnType<typeof createRemoteJWKSet>;
const known = new Map<string, Keys>();

/** The team's public keys, kept by the isolate and fetched again for an unknown key (密钥轮换). */
function keysOf(issuer: string): Keys {
  const before = known.get(issuer);
  if (before !== undefined) return before;
  const options = { cooldownDuration: COOLDOWN_MS, timeoutDuration: TIMEOUT_MS };
  const keys = createRemoteJWKSet(new URL(`${issuer}/cdn-cgi/access/certs`), options);
  known.set(issuer, keys);
  return keys;
}
