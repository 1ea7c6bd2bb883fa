import type { DeskVisit } from "#app/context.server.ts";
import { DESK_PATH, deskPages, SIGN_IN_PATH } from "#app/desk/frame/pages.ts";
import { cookieLine, readCookies } from "#app/kit/cookies/cookies.ts";
import type { AccessConfig } from "#functions/access/config.ts";
import { identify, KeysUnreachable } from "#functions/access/identify.ts";
import { LOCAL_SESSION_S, signLocal } from "#functions/access/local-session.ts";
import type { SiteEnv } from "#functions/site/env.ts";

/** The verdict on a visit to the desk (工作台的门): open, or refused before anything is looked up. */
export type DeskEntrance =
  | { kind: "open"; desk: DeskVisit | null; assertion: string | null }
  /** There is no desk, or no such page of it. */
  | { kind: "nowhere" }
  | { kind: "denied"; desk: DeskVisit }
  | { kind: "sign-in"; to: string }
  /** The keys of Access can't be had, so nobody can be identified. */
  | { kind: "unreachable" };

const ACCESS_HEADER = "cf-access-jwt-assertion";
const COOKIE = "desk";
const nobody: DeskVisit = { person: null, denied: false, signIn: null, people: [] };

/** A visit to any page that is not of the desk. */
export const OUTSIDE = { kind: "open", desk: null, assertion: null } as const satisfies DeskEntrance;

/** Judges a visit by its path below the base; pages outside the desk are open to all, without a person. */
export async function enterDesk(
  page: string,
  request: Request,
  { desk: config, ROUTER_BASE }: SiteEnv,
  secure: boolean,
): Promise<DeskEntrance> {
  if (page !== DESK_PATH && !page.startsWith(`${DESK_PATH}/`)) return OUTSIDE;
  if (config === null) return { kind: "nowhere" };
  if (page === SIGN_IN_PATH) return openSignIn(config, ROUTER_BASE, secure);
  const assertion = request.headers.get(ACCESS_HEADER) ?? localAssertion(request, config);
  if (assertion === null && config.localSecret !== null && config.access === null)
    return { kind: "sign-in", to: SIGN_IN_PATH };
  try {
    const person = await identify(assertion, config);
    const roles = deskPages.find((one) => one.path === page)?.roles ?? [];
    const isMeant = person?.roles.some((role) => roles.includes(role)) === true;
    if (!isMeant) return { kind: "denied", desk: { ...nobody, denied: true } };
    return { kind: "open", desk: { ...nobody, person }, assertion };
  } catch (error) {
    if (error instanceof KeysUnreachable) return { kind: "unreachable" };
    throw error;
  }
}

/** The assertion that the sign-in without Access left in a cookie; null where there is no such sign-in. */
function localAssertion(request: Request, { localSecret }: AccessConfig): string | null {
  if (localSecret === null) return null;
  return readCookies(request.headers.get("cookie"))[COOKIE] ?? null;
}

function openSignIn({ localSecret, people }: AccessConfig, base: string, secure: boolean): DeskEntrance {
  if (localSecret === null) return { kind: "nowhere" };
  const path = base === "/" ? DESK_PATH : base + DESK_PATH;
  const signIn = async (email: string, secret: string) => {
    if (secret !== localSecret || !people.has(email)) return null;
    const value = await signLocal(email, localSecret, Date.now());
    return cookieLine({ name: COOKIE, value, path, sameSite: "strict", secure, maxAge: LOCAL_SESSION_S });
  };
  const all = [...people].map(([email, roles]) => ({ email, roles }));
  return { kind: "open", desk: { ...nobody, signIn, people: all }, assertion: null };
}
