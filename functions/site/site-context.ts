import type { DeskVisit, SiteContext } from "#app/context.server.ts";
import { isTraditional, soundsOf } from "#app/kit/cookies/view-cookie.server.ts";
import { findOutlines, findPaths, type OutlineMemory } from "#app/kit/glyphs/outlines.server.ts";
import { findStrokes } from "#app/kit/glyphs/strokes/strokes.server.ts";
import { asksForTraditional } from "#app/kit/paths/script-path.ts";
import {
  type Clocks,
  createUpstream,
  TIMEOUT_MS,
  type UpstreamOptions,
} from "#app/kit/upstream/client.server.ts";
import { type CacheLike, createEdgeCache } from "#app/kit/upstream/edge-cache.server.ts";
import { consoleLog } from "#app/kit/upstream/log-failure.ts";
import { type Memory, remembered } from "#app/kit/upstream/remembered-cache.ts";
import type { Target } from "#app/kit/upstream/send.ts";
import {
  cookiesForUpstream,
  cookiesFromUpstream,
  withCookiesSet,
} from "#app/kit/upstream/upstream-cookies.ts";
import { note as count } from "#functions/contract/watch/counts.ts";
import { contractMark } from "#functions/contract/wire/mark.ts";
import type { Keeping } from "./ahead/prefetch.ts";
import { startTiming } from "./answers/timing.ts";
import type { SiteEnv } from "./env.ts";
import type { JudgedPost } from "./gate/gate.ts";
import { noNames, noteNames, type PageNames } from "./traditional/page-names.ts";
import {
  hasForms,
  traditionalNames,
  traditionalVerse,
  traditionalWords,
} from "./traditional/write-traditional.ts";

/** All that the context of a request is made from. */
export interface ContextParts extends Keeping {
  request: Request;
  /** The address as the route table sees it. */
  url: URL;
  env: SiteEnv;
  origin: string;
  secure: boolean;
  visitorId: string;
  post: JudgedPost | null;
  /** The rules by which browsers make the next page ready. */
  speculation: string;
  /** Null where this is no visit to the desk. */
  desk: DeskVisit | null;
  /** The assertion of the person at the desk. */
  assertion: string | null;
  cache: CacheLike;
  memory: Memory;
  glyphs: OutlineMemory;
  waitUntil: (work: Promise<unknown>) => void;
}

/** A page before it is known whether it was drawn already. */
const UNDRAWN = { filledFrom: null, lacksGlyphs: false };

/** A visit to any other page. */
const OUTSIDE: DeskVisit = { person: null, denied: false, signIn: null, people: [] };

interface MadeContext {
  context: SiteContext;
  /** The cookies that the upstream has set so far; the list grows with its answers. */
  upstreamCookies: string[];
  /** The names of the page's answers so far; empty where the page stays in simplified script. */
  spoken: PageNames;
}

/** The load context of one request, with the cookies and names that its answers bring. */
export function makeContext(parts: ContextParts): MadeContext {
  const { request, url, env, origin, secure, visitorId, post, desk, assertion } = parts;
  const upstreamCookies: string[] = [];
  const started = Date.now();
  const traditional = isTraditional(request.headers.get("cookie"), asksForTraditional(url));
  const sounds = traditional ? soundsOf(request) : "pinyin";
  const spoken = noNames();
  const note = (answer: unknown) => {
    if (traditional) noteNames(answer, spoken);
  };
  const target = targetOf(env);
  const timing = env.STAGE === "development" || isStaff(desk) ? startTiming() : null;
  const clocks: Clocks = { waiting: null };
  const options: UpstreamOptions = {
    target: timing === null ? target : { ...target, service: timing.over(target.service) },
    caller: {
      visitorId,
      pageUrl: origin + url.pathname + url.search,
      cookie: cookiesForUpstream(request.headers.get("cookie"), secure),
      assertion,
      address: networkAddress(request.headers),
      traceless: parts.prefetch,
    },
    log: (failure) => {
      consoleLog(failure);
      count({ what: "upstream", kind: failure.call, outcome: failure.code }, env.COUNTS);
    },
    timeLeft: () => started + TIMEOUT_MS - Date.now(),
    clocks,
    onAnswer: note,
    onCookies: (headers) => {
      upstreamCookies.push(...cookiesFromUpstream(headers, secure));
      options.caller.cookie = withCookiesSet(options.caller.cookie, headers);
    },
  };
  const upstream = createUpstream(options);
  const edge = createEdgeCache({
    cache: parts.cache,
    scope: env.UPSTREAM_URL ?? "embedded",
    upstream,
    waitUntil: parts.waitUntil,
    now: Date.now,
  });
  const cache = remembered(edge, parts.memory, Date.now);
  const find = findOutlines({
    assets: env.ASSETS,
    memory: parts.glyphs,
    waitUntil: parts.waitUntil,
    missed: () => {
      context.page.lacksGlyphs = true;
    },
    written: async (names) => (traditional ? traditionalNames(names, env, spoken) : names),
  });
  const context: SiteContext = {
    upstream,
    bringing: (bring, take) => createUpstream({ ...options, bring: { what: bring, take } }),
    cache,
    // A sample is in no answer of the upstream, so its names are noted here.
    outlines: (...groups) => {
      note(groups);
      return find(...groups);
    },
    strokes: findStrokes(env.ASSETS),
    ink: {
      paths: (chars) =>
        findPaths(
          { assets: env.ASSETS, memory: parts.glyphs, waitUntil: parts.waitUntil, missed: () => undefined },
          chars,
        ),
      name: async (name) => (traditional ? ((await traditionalNames([name], env, spoken))[0] ?? name) : name),
      words: async (text) => (traditional ? traditionalWords(text, env) : text),
      verse: async (text, title) => (traditional ? traditionalVerse(text, title, env) : text),
      isAble: async () => !traditional || hasForms(env),
    },
    clocks,
    visitorId,
    nonce: newNonce(),
    ownNumbers: env.UPSTREAM_URL === undefined,
    form: post?.values ?? {},
    refusal: post?.refusal ?? null,
    secure,
    clientIp: clientIpOf(request.headers, env),
    mayCheck: async (sn) => (await env.CHECK_LIMIT?.limit({ key: sn }).catch(() => null))?.success !== false,
    version: env.CF_VERSION_METADATA?.id ?? "",
    stage: env.STAGE,
    origin,
    publicPath: env.PUBLIC_PATH,
    routerBase: env.ROUTER_BASE,
    speculation: parts.speculation,
    timing,
    page: {
      private: true,
      stays: parts.stays,
      prefetch: parts.prefetch,
      tag: null,
      ...UNDRAWN,
      traditional,
      sounds,
    },
    desk: desk ?? OUTSIDE,
  };
  return { context, upstreamCookies, spoken };
}

const isStaff = (desk: DeskVisit | null): boolean => desk !== null && desk.person !== null;

/** The address that limits are counted by; this machine's own is everybody's here, so that it is nobody's. */
const networkAddress = (headers: Headers): string | null => {
  const address = headers.get("cf-connecting-ip");
  return address === null || /^(127\.|::1$)/.test(address) ? null : address;
};

/** The visitor's IP address as Cloudflare saw it; without it, 127.0.0.1 off production. */
const clientIpOf = (headers: Headers, env: SiteEnv): string | null =>
  headers.get("cf-connecting-ip") ?? (env.STAGE === "production" ? null : "127.0.0.1");

const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** Where the calls of this site go: a remote upstream, or the embedded one. */
export function targetOf(env: SiteEnv): Target {
  if (env.UPSTREAM_URL !== undefined) {
    const network = { fetch: (request: Request) => fetch(request) };
    const privateInQuery = env.UPSTREAM_PRIVATE_IN_QUERY === "1";
    return { service: network, base: env.UPSTREAM_URL, privateInQuery };
  }
  if (env.ORIGIN === undefined) throw new Error("neither ORIGIN nor UPSTREAM_URL");
  return {
    ...{ service: env.ORIGIN, base: "https://origin.internal", privateInQuery: false },
    ...{ isOwn: true, checkedBy: contractMark },
  };
}
