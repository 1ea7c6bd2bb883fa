import type { ServerBuild } from "@remix-run/cloudflare";

/** The same build under another base path (ROUTER_BASE); its assets stay the same; no page asks for any. */
export const rebase = (build: ServerBuild, routerBase: string): ServerBuild => ({
  ...build,
  basename: routerBase,
});

/** Every path the build knows, as patterns such as `/naming-result/:sn`; the catch-all is left out. */
export const pathsOf = (build: ServerBuild): string[] =>
  Object.values(build.routes).flatMap((route) =>
    route === undefined || route.id === "root" || route.path === CATCH_ALL ? [] : [patternOf(route)],
  );

const CATCH_ALL = "*";

const patternOf = ({ path = "" }: { path?: string | undefined }) => `/${path.replace(/^\//, "")}`;

/** What a route of this pattern says of itself. */
export const handleOf = (build: ServerBuild, pattern: string): unknown =>
  Object.values(build.routes).find((route) => route !== undefined && patternOf(route) === pattern)?.module
    .handle;

/** The build with the frame of one pattern's page only: its head and all around it, with no part of its own. */
export function onlyFrame(build: ServerBuild, pattern: string): ServerBuild {
  const only = onlyScreen(build, pattern);
  const routes = Object.entries(only.routes).map(([id, route]) => {
    if (route === undefined || id === "root") return [id, route];
    const { handle, meta } = route.module;
    return [
      id,
      { ...route, module: { default: () => null, handle: { ...Object(handle), waits: true }, meta } },
    ];
  });
  return { ...only, routes: Object.fromEntries(routes) };
}

/**
 * The build with the screen of one pattern only, or of the catch-all. Remix compiles the patterns of all its routes
 * anew whenever it matches an address, which is several times a request.
 */
export function onlyScreen(build: ServerBuild, pattern: string | null): ServerBuild {
  const wanted = pattern ?? `/${CATCH_ALL}`;
  const isWanted = (route: { id: string; path?: string | undefined } | undefined) =>
    route !== undefined && (route.id === "root" || patternOf(route) === wanted);
  const routes = Object.fromEntries(Object.entries(build.routes).filter(([, route]) => isWanted(route)));
  const kept = Object.entries(build.assets.routes).filter(([id]) => Object.hasOwn(routes, id));
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(kept) } };
}
