import type { AppLoadContext } from "@remix-run/cloudflare";

/** The whole address of a page of ours, as others open it. */
export const addressOf = (
  { origin, routerBase }: Pick<AppLoadContext, "origin" | "routerBase">,
  path: string,
): string => origin + (routerBase === "/" ? "" : routerBase) + path;
