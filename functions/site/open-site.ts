import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { OutlineMemory } from "#app/kit/glyphs/outlines.server.ts";
import type { RouteHandle, VisitorPage } from "#app/kit/page/handle.ts";
import type { Memory } from "#app/kit/upstream/remembered-cache.ts";
import type { DrawnPages } from "./ahead/drawn-pages.ts";
import { drawnFrames, type Frames, type Pace } from "./ahead/head-first.ts";
import { speculationRules } from "./ahead/prefetch.ts";
import { type SiteEnv, siteEnv } from "./env.ts";
import type { Doors } from "./gate/doors.ts";
import { handleOf, nowhereOf, onlyScreen, pathsOf, rebase } from "./rebase.ts";

/** One site: its checked configuration, its doors, its paths, the Remix handler of each (null: of unknown paths). */
export interface Site {
  env: SiteEnv;
  /** The origin of PUBLIC_URL; null where each request's own address is the site's. */
  publicOrigin: string | null;
  doors: Doors;
  /** Every path that a page may have, also in another Worker. */
  paths: readonly string[];
  /** A path without a screen: the catch-all answers it with the not-found page; null where another Worker has that. */
  nowhere: string | null;
  /** Has this isolate shown a page yet? */
  isAwake: boolean;
  remix: (pattern: string | null) => RequestHandler;
  /** Draws the frame of a pattern's page; null where its head never leaves before its answer. */
  frame: Frames;
  pace: Pace;
  /** What the route of a pattern says of itself, and the rules by which browsers make the next page ready. */
  handle: (pattern: string | null) => RouteHandle;
  speculation: string;
  memory: Memory;
  glyphs: OutlineMemory;
  drawn: DrawnPages;
}

/** Makes the doors of a Worker from its configuration and its raw variables; throws where these are wrong. */
type MakeDoors = (env: SiteEnv, raw: object) => Doors;

/** What a Worker with pages is made of. */
export interface Made {
  build: ServerBuild;
  makeDoors: MakeDoors;
  /** Every page of visitors, whichever Worker has it; none where its pages are no visitor's. */
  pages: readonly VisitorPage[];
}

/** Opens a site over a build; throws where its configuration is wrong. */
export function openSite({ build, makeDoors, pages }: Made, raw: object): Site {
  const env = siteEnv(raw);
  const rebased = rebase(build, env.ROUTER_BASE);
  const handlers = new Map<string | null, RequestHandler>();
  const remix = (pattern: string | null) => {
    const handler = handlers.get(pattern) ?? createRequestHandler(onlyScreen(rebased, pattern), "production");
    handlers.set(pattern, handler);
    return handler;
  };
  return {
    env,
    publicOrigin: env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).origin,
    doors: makeDoors(env, raw),
    remix,
    frame: drawnFrames(rebased, env),
    pace: { isSlow: false },
    paths: [...new Set([...pathsOf(build), ...pages.map(({ pattern }) => pattern)])],
    nowhere: nowhereOf(build),
    handle: (pattern) => handleOf(build, pattern),
    speculation: speculationRules(pages, env.ROUTER_BASE),
    memory: new Map(),
    glyphs: new Map(),
    drawn: new Map(),
    isAwake: false,
  };
}
