import type { ServerBuild } from "@remix-run/cloudflare";

/** The same build under another base path and another address of its assets (ROUTER_BASE, PUBLIC_PATH). */
export function rebase(build: ServerBuild, routerBase: string, publicPath: string): ServerBuild {
  const root = publicPath.endsWith("/") ? publicPath : `${publicPath}/`;
  if (routerBase === "/" && root === "/") return build;
  const move = (address: string) => root + address.replace(/^\//, "");
  const { assets } = build;
  const routes = Object.entries(assets.routes).map(([id, route]) => [
    id,
    { ...route, module: move(route.module), imports: (route.imports ?? []).map(move), css: [] },
  ]);
  return {
    ...build,
    basename: routerBase,
    publicPath: root,
    assets: {
      ...assets,
      url: move(assets.url),
      entry: { module: move(assets.entry.module), imports: assets.entry.imports.map(move) },
      routes: Object.fromEntries(routes),
    },
  };
}

/** Every path the build knows, as patterns such as `/naming-result/:sn`; the catch-all is left out. */
export const pathsOf = (build: ServerBuild): string[] =>
  Object.values(build.routes).flatMap((route) =>
    route === undefined || route.id === "root" || route.path === CATCH_ALL ? [] : [patternOf(route)],
  );

const CATCH_ALL = "*";

const patternOf = ({ path = "" }: { path?: string | undefined }) => `/${path.replace(/^\//, "")}`;

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
