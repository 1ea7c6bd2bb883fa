import type { OutlineMemory } from "#app/kit/glyphs/outlines.server.ts";
import type { VisitorPage } from "#app/kit/page/handle.ts";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import type { Memory } from "#app/kit/upstream/remembered-cache.ts";
import { speculationRules } from "./ahead/prefetch.ts";
import { type SiteEnv, siteEnv } from "./env.ts";
import type { Doors } from "./gate/doors.ts";

/** One Worker with pages: its checked configuration, its doors, its paths, and what answers a visit that is its own. */
export interface Site {
  env: SiteEnv;
  /** The origin of PUBLIC_URL; null where each request's own address is the site's. */
  publicOrigin: string | null;
  doors: Doors;
  /** Every path that a page may have, also in another Worker. */
  paths: readonly string[];
  answer: Answering;
  /** Has this isolate shown a page yet? */
  isAwake: boolean;
  /** The rules by which browsers make the next page ready. */
  speculation: string;
  memory: Memory;
  glyphs: OutlineMemory;
}

/** Answers what is neither a file, another Worker's, nor a call from outside: a page, or what stands in its place. */
type Answering = (visit: Visit) => Promise<Response>;

/** A request on its way through a site. */
export interface Visit {
  request: Request;
  /** The address as the route table sees it. */
  url: URL;
  site: Site;
  around: Surroundings;
}

export interface Surroundings {
  secure: boolean;
  cache: CacheLike;
  waitUntil: (work: Promise<unknown>) => void;
  /** Which route the request turns out to be for: its pattern, never its path; null where another Worker answers and counts. */
  seen: { route: string | null };
}

/** What a Worker with pages is made of. */
export interface Made {
  /** Makes its doors from its configuration and its raw variables; throws where these are wrong. */
  makeDoors: (env: SiteEnv, raw: object) => Doors;
  /** What stands behind the doors: the pages that are drawn here by their paths (screens.ts), or those drawn before (door.ts). */
  makeInside: (env: SiteEnv) => { paths: readonly string[]; answer: Answering };
  /** Every page of visitors, whichever Worker has it; none where its pages are no visitor's. */
  pages: readonly VisitorPage[];
}

/** Opens a site; throws where its configuration is wrong. */
export function openSite({ makeDoors, makeInside, pages }: Made, raw: object): Site {
  const env = siteEnv(raw);
  const { answer, paths } = makeInside(env);
  return {
    env,
    publicOrigin: env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).origin,
    doors: makeDoors(env, raw),
    paths: [...new Set([...paths, ...pages.map(({ pattern }) => pattern)])],
    answer,
    speculation: speculationRules(pages, env.ROUTER_BASE),
    memory: new Map(),
    glyphs: new Map(),
    isAwake: false,
  };
}
