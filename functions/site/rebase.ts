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
export function pathsOf(build: ServerBuild): string[] {
  const out: string[] = [];
  for (const route of Object.values(build.routes)) {
    if (route === undefined || route.id === "root" || route.path?.includes("*")) continue;
    out.push(`/${(route.path ?? "").replace(/^\//, "")}`);
  }
  return out;
}
