import type { SiteEnv } from "./env.ts";

/** Static files that stand at the root beside /assets/. */
const ROOT_FILES: ReadonlySet<string> = new Set([
  "/favicon.svg",
  "/favicon.ico",
  "/share.png",
  "/luopan.svg",
  "/licences.txt",
]);

/** The path of a static file where the address is one under PUBLIC_PATH, ROUTER_BASE or the root; else null. */
export function assetPath({ pathname }: URL, env: SiteEnv): string | null {
  for (const base of [env.PUBLIC_PATH, env.ROUTER_BASE, "/"]) {
    const prefix = base.replace(/\/$/, "");
    const rest = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
    if (rest !== null && (rest.startsWith("/assets/") || ROOT_FILES.has(rest))) return rest;
  }
  return null;
}

/** Fetches a file from the assets binding, by its path without a base. */
export async function fetchAsset(path: string, request: Request, env: SiteEnv): Promise<Response> {
  const { method, headers } = request;
  const address = new URL(path, "https://assets.invalid");
  const found = await env.ASSETS.fetch(
    new Request(address, { method: method === "HEAD" ? "HEAD" : "GET", headers }),
  );
  return new Response(found.body, found);
}
