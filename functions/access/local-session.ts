import { SignJWT } from "jose";

/** Issuer and audience of a sign-in without Access, on a developer's machine. */
export const LOCAL_ISSUER = "luopan-local";
export const LOCAL_AUDIENCE = "luopan-desk";
/** Seconds that such a sign-in lasts: a working day. */
export const LOCAL_SESSION_S = 12 * 3600;

export const localKey = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** Signs an assertion that `email` has signed in, for a working day; `now` in milliseconds. */
export function signLocal(email: string, secret: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ email })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(LOCAL_ISSUER)
    .setAudience(LOCAL_AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LOCAL_SESSION_S)
    .sign(localKey(secret));
}
