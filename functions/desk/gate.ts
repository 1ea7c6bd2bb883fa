import type { DeskVisit } from "#app/context.server.ts";
import { DESK_PATH, deskPages } from "#app/desk/frame/pages.ts";
import { cookieLine, readCookies } from "#app/kit/cookies/cookies.ts";
import { SIGN_IN_PATH } from "#app/kit/paths/sign-in-path.ts";
import type { AccessConfig } from "#functions/access/config.ts";
import { identify, KeysUnreachable } from "#functions/access/identify.ts";
import { LOCAL_SESSION_S, signLocal } from "#functions/access/local-session.ts";
import { withBase } from "#functions/site/base-path.ts";
import type { Doors, Entrance } from "#functions/site/gate/doors.ts";

const ACCESS_HEADER = "cf-access-jwt-assertion";
const COOKIE = "desk";
/** Ends a session of Access, whatever the base of our pages: the next page asks who is there. */
const ACCESS_LOGOUT = "/cdn-cgi/access/logout";
const nobody: DeskVisit = { person: null, denied: false, signIn: null, people: [] };

/** The doors of the desk (工作台的门): its pages are for those who work here, and it passes nothing on. */
export const deskDoors = (config: AccessConfig | null, base: string): Doors => ({
  passOn: () => null,
  handOn: () => null,
  enter: (path, request, secure) => enterDesk(path, request, secure, config, base),
});

async function enterDesk(
  page: string,
  request: Request,
  secure: boolean,
  config: AccessConfig | null,
  base: string,
): Promise<Entrance> {
  if (config === null) return { kind: "nowhere" };
  if (page === SIGN_IN_PATH) return openSignIn(config, base, secure);
  // What is no page of the desk has nothing to show: its not-found page is anybody's.
  const roles = deskPages.find(({ path }) => path === page)?.roles;
  if (roles === undefined) return { kind: "nowhere" };
  const assertion = request.headers.get(ACCESS_HEADER) ?? localAssertion(request, config);
  if (assertion === null && config.localSecret !== null && config.access === null)
    return { kind: "sign-in", to: withBase(SIGN_IN_PATH, base) };
  try {
    const person = await identify(assertion, config);
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

function openSignIn({ access, localSecret, people }: AccessConfig, base: string, secure: boolean): Entrance {
  if (localSecret === null)
    return access === null ? { kind: "nowhere" } : { kind: "sign-in", to: ACCESS_LOGOUT };
  const path = base === "/" ? DESK_PATH : base + DESK_PATH;
  const signIn = async (email: string, secret: string) => {
    if (secret !== localSecret || !people.has(email)) return null;
    const value = await signLocal(email, localSecret, Date.now());
    return cookieLine({ name: COOKIE, value, path, sameSite: "strict", secure, maxAge: LOCAL_SESSION_S });
  };
  const all = [...people].map(([email, roles]) => ({ email, roles }));
  return { kind: "open", desk: { ...nobody, signIn, people: all }, assertion: null };
}
