import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from "jose";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { AccessConfig } from "./config.ts";
import { LOCAL_AUDIENCE, LOCAL_ISSUER, localKey } from "./local-session.ts";

/** Characters of an assertion, at most. */
const MOST_ASSERTION = 8 * 1024;
/** Milliseconds between two looks at the team's keys for one that is not known: a new key is taken up at once. */
const COOLDOWN_MS = 1_000;
const TIMEOUT_MS = 5_000;

/** Faults that are not of the assertion: the keys to check it with can't be had. */
const KEYS_MISSING: ReadonlySet<string> = new Set([
  "ERR_JOSE_GENERIC",
  "ERR_JWKS_TIMEOUT",
  "ERR_JWKS_INVALID",
]);

/** The team's keys can't be had: nobody can be told from anybody. */
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
    // A header that is no JSON at all.
    if (error instanceof TypeError && /protected header/i.test(error.message)) return null;
    throw new KeysUnreachable("the keys of Access can't be had", { cause: error });
  }
}

type Keys = ReturnType<typeof createRemoteJWKSet>;
const known = new Map<string, Keys>();

/** The team's public keys, kept by the isolate and looked up again for one that is not among them (密钥轮换). */
function keysOf(issuer: string): Keys {
  const before = known.get(issuer);
  if (before !== undefined) return before;
  const options = { cooldownDuration: COOLDOWN_MS, timeoutDuration: TIMEOUT_MS };
  const keys = createRemoteJWKSet(new URL(`${issuer}/cdn-cgi/access/certs`), options);
  known.set(issuer, keys);
  return keys;
}
