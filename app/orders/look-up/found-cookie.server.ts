import * as v from "valibot";
import { cookieLine, readCookies } from "#app/kit/cookies/cookies.ts";
import { Sn } from "#functions/contract/values/scalars.ts";

const NAME = "found";
const MOST_FOUND = 20;
const KEEP_S = 600;

/**
 * The cookie that carries the found numbers to the next page, not by the address. It grants nothing:
 * the page shows only orders that stand in the visitor's history, which the upstream keeps.
 */
export const foundCookie = (numbers: readonly string[], secure: boolean): string =>
  cookieLine({ name: NAME, value: numbers.slice(0, MOST_FOUND).join("."), secure, maxAge: KEEP_S });

/** The order numbers that the last look-up found. */
export function readFound(cookies: string | null): string[] {
  return (readCookies(cookies)[NAME] ?? "").split(".").filter((sn) => v.is(Sn, sn));
}
