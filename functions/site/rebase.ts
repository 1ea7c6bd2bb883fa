import type { ServerBuild } from "@remix-run/cloudflare";
import { isHandle, type RouteHandle } from "#app/kit/page/handle.ts";

/** The same build under another base path (ROUTER_BASE); its assets stay the same; no page asks for any. */
export const rebase = (build: ServerBuild, routerBase: string): ServerBuild => ({
  ...build,
  basename: routerBase,
});

/** Every path the build knows, as patterns such as `/naming-result/:sn`; the catch-all is left out. */
export const pathsOf = (build: ServerBuild): string[] =>
  Object.values(build.routes).flatMap((route) =>
    route === undefined || route.id === "root" || isCatchAll(route) ? [] : [patternOf(route)],
  );

/** What the route of a pattern says of itself; the catch-all (null) says nothing. */
export function handleOf(build: ServerBuild, pattern: string | null): RouteHandle {
  const ofBuild = handles.get(build) ?? new Map<string | null, RouteHandle>();
  handles.set(build, ofBuild);
  const handle = ofBuild.get(pattern) ?? lookUp(build, pattern);
  ofBuild.set(pattern, handle);
  return handle;
}

/** What was looked up of a build: each request asks for its route. */
const handles = new WeakMap<ServerBuild, Map<string | null, RouteHandle>>();

function lookUp(build: ServerBuild, pattern: string | null): RouteHandle {
  const route = Object.values(build.routes).find(
    (one) => one !== undefined && one.id !== "root" && patternOf(one) === pattern,
  );
  const handle: unknown = route?.module.handle;
  return isHandle(handle) ? handle : {};
}

/** A path that only the build's catch-all answers, with its not-found page; null where the build has none. */
export function nowhereOf(build: ServerBuild): string | null {
  const rest = Object.values(build.routes).find((route) => route !== undefined && isCatchAll(route));
  return rest === undefined ? null : patternOf(rest).replace(CATCH_ALL, "~");
}

const CATCH_ALL = "*";

interface Routed {
  path?: string | undefined;
}

const patternOf = ({ path = "" }: Routed) => `/${path.replace(/^\//, "")}`;
const isCatchAll = ({ path = "" }: Routed) => path.endsWith(CATCH_ALL);

/** The build with the frame of one pattern's page only: its head and all around it, with no part of its own. */
export function onlyFrame(build: ServerBuild, pattern: string): ServerBuild {
  const only = onlyScreen(build, pattern);
  const routes = Object.entries(only.routes).map(([id, route]) => {
    if (route === undefined || id === "root") return [id, route];
    const { handle, meta } = route.module;
    // A screen without a loader has null for its data; these have one, and know only that it may be missing.
    const untold = meta && ((args: Parameters<typeof meta>[0]) => meta({ ...args, data: undefined }));
    const module = { default: () => null, handle: { ...Object(handle), waits: true }, meta: untold };
    return [id, { ...route, module }];
  });
  return { ...only, routes: Object.fromEntries(routes) };
}

/**
 * The build with the screen of one pattern only, or of the catch-all. Remix compiles the patterns of all its routes
 * anew whenever it matches an address, which is several times a request.
 */
export function onlyScreen(build: ServerBuild, pattern: string | null): ServerBuild {
  const isWanted = (route: (Routed & { id: string }) | undefined) =>
    route !== undefined &&
    (route.id === "root" || (pattern === null ? isCatchAll(route) : patternOf(route) === pattern));
  const routes = Object.fromEntries(Object.entries(build.routes).filter(([, route]) => isWanted(route)));
  const kept = Object.entries(build.assets.routes).filter(([id]) => Object.hasOwn(routes, id));
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(kept) } };
}
