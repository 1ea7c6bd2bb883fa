import * as v from "valibot";
import type { Lexicon } from "#functions/contract/site/lexicon.ts";
import type { Ads } from "#functions/contract/site/site.ts";
import { DAY_S } from "#functions/contract/values/time.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import type { Upstream } from "./client.server.ts";
import { fairly } from "./fair-words.ts";
import { FRESH_MS } from "./fresh-for.ts";

/** The calls whose answers are the same for everyone and may be kept at the edge, with how long they are fresh. */
const KEPT = {
  siteInfo: { freshMs: FRESH_MS.siteInfo },
  homeAds: { freshMs: FRESH_MS.ads },
  index2Ads: { freshMs: FRESH_MS.ads },
  resultAds: { freshMs: FRESH_MS.ads },
  content: { freshMs: FRESH_MS.content },
  lexicon: { freshMs: FRESH_MS.lexicon },
} as const;

export type KeptName = keyof typeof KEPT;
interface Data {
  siteInfo: Awaited<ReturnType<Upstream["index"]["siteInfo"]>>;
  homeAds: Ads;
  index2Ads: Ads;
  resultAds: Ads;
  content: Awaited<ReturnType<Upstream["index"]["content"]>>;
  lexicon: Lexicon;
}

/** Kept a week: an old answer beats none while the upstream is down. */
const KEEP_S = 7 * DAY_S;
const STORED_AT = "x-stored-at";

/** The Cache API, as far as it is used. */
export interface CacheLike {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

export interface EdgeCache {
  /** What is kept, at once, fresh or stale (a stale answer is refreshed behind the page); null when cold. */
  kept<N extends KeptName>(name: N): Promise<Data[N] | null>;
  /** What is kept; else null, and the upstream is asked behind the page, for the next visitor. */
  atHand<N extends KeptName>(name: N): Promise<Data[N] | null>;
  /** A new answer from the upstream, kept for the next visitor; rejects with UpstreamError. */
  fetched<N extends KeptName>(name: N): Promise<Data[N]>;
}

export interface EdgeCacheOptions {
  cache: CacheLike;
  /** Keeps the answers of different upstreams and contracts apart. */
  scope: string;
  upstream: Upstream;
  waitUntil: (work: Promise<unknown>) => void;
  now: () => number;
}

/** The edge's copy of siteInfo, ads and content: fresh → at once; stale → at once, refreshed; cold → null. */
export function createEdgeCache(options: EdgeCacheOptions): EdgeCache {
  const { cache, upstream, now } = options;
  const keyOf = (name: KeptName) => `https://edge.invalid/${encodeURIComponent(options.scope)}/${name}`;
  const ask: { [N in KeptName]: () => Promise<Data[N]> } = {
    siteInfo: () => upstream.index.siteInfo({}),
    homeAds: async () => fairly(await upstream.index.ads({ slot: "home" })),
    index2Ads: async () => fairly(await upstream.index.ads({ slot: "index2" })),
    resultAds: async () => fairly(await upstream.index.ads({ slot: "result" })),
    content: () => upstream.index.content({}),
    lexicon: () => upstream.x.lexicon({}),
  };

  async function fetched<N extends KeptName>(name: N): Promise<Data[N]> {
    const data = await ask[name]();
    const headers = {
      "cache-control": `max-age=${KEEP_S}`,
      "content-type": "application/json",
      [STORED_AT]: `${now()}`,
    };
    options.waitUntil(
      cache.put(keyOf(name), new Response(JSON.stringify(data), { headers })).catch(() => undefined),
    );
    return data;
  }

  async function kept<N extends KeptName>(name: N): Promise<Data[N] | null> {
    const hit = await cache.match(keyOf(name)).catch(() => undefined);
    if (hit === undefined) return null;
    const data = read[name](await hit.json().catch(() => undefined));
    if (data === null) return null;
    const age = now() - Number(hit.headers.get(STORED_AT));
    // A copy whose time lies in the future is refreshed too: by its age it would stay fresh for too long.
    if (!(age >= 0 && age < KEPT[name].freshMs)) options.waitUntil(fetched(name).catch(() => undefined));
    return data;
  }

  async function atHand<N extends KeptName>(name: N): Promise<Data[N] | null> {
    const data = await kept(name);
    if (data === null) options.waitUntil(fetched(name).catch(() => undefined));
    return data;
  }

  return { kept, atHand, fetched };
}

const readAds = (json: unknown) => outputOr(v.safeParse(calls.index.ads.data, json));
const read: { [N in KeptName]: (json: unknown) => Data[N] | null } = {
  siteInfo: (json) => outputOr(v.safeParse(calls.index.siteInfo.data, json)),
  homeAds: readAds,
  index2Ads: readAds,
  resultAds: readAds,
  content: (json) => outputOr(v.safeParse(calls.index.content.data, json)),
  lexicon: (json) => outputOr(v.safeParse(calls.x.lexicon.data, json)),
};

function outputOr<T>(parsed: { success: true; output: T } | { success: false }): T | null {
  return parsed.success ? parsed.output : null;
}
