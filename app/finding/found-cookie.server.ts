import * as v from "valibot";
import { Sn } from "#functions/contract/scalars.ts";

const NAME = "found";
const MOST = 20;
const SECONDS = 600;

/**
 * What a look-up found, carried to the next page past the address. It grants nothing: the page shows of it what
 * stands in the visitor's history, which the upstream keeps.
 */
export const foundCookie = (numbers: readonly string[], secure: boolean): string =>
  `${NAME}=${numbers.slice(0, MOST).join(".")}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SECONDS}${secure ? "; Secure" : ""}`;

/** The order numbers that the last look-up found. */
export function readFound(cookies: string | null): string[] {
  const held = new RegExp(`(?:^|;\\s*)${NAME}=([0-9A-Z.]*)(?:;|$)`).exec(cookies ?? "")?.[1] ?? "";
  return held.split(".").filter((sn) => v.is(Sn, sn));
}
