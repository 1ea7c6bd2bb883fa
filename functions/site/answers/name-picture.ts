import * as v from "valibot";
import type { SiteContext } from "#app/context.server.ts";
import { askedPicture, pictureOf } from "#app/kit/name/picture/picture.server.ts";
import { statusOf, troubleOf } from "#app/kit/upstream/as-response.server.ts";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { GivenNameParams } from "#functions/contract/site/lexicon.ts";
import { DAY_S } from "#functions/contract/values/time.ts";
import { withoutBase } from "#functions/site/base-path.ts";

/** The picture of a given name that has a page of its own (名字卡): on which paper, as which file. */
const PATH = /^\/name\/([^/]+)\/([^/]+)$/;

/** The given name and the file of such an address; null for any other. */
export function namePictureAt({ pathname }: URL, base: string): { given: string; file: string } | null {
  const [, name, file] = PATH.exec(withoutBase(pathname, base) ?? "") ?? [];
  return name === undefined || file === undefined ? null : { given: decoded(name), file };
}

/** Draws it once for everybody: it is of no order, and the edge keeps it. */
export async function answerNamePicture(
  { given, file }: { given: string; file: string },
  context: SiteContext,
  cache: CacheLike,
): Promise<Response> {
  const asked = askedPicture(file);
  if (asked === null || !v.is(GivenNameParams, { given })) return new Response(null, { status: 404 });
  const version = (await context.cache.atHand("lexicon"))?.version ?? null;
  const script = context.page.traditional ? "hant" : "hans";
  const key = `https://edge.invalid/picture/${context.version}/${version}/${script}/${encodeURIComponent(given)}/${file}`;
  const kept = version === null ? undefined : await cache.match(key).catch(() => undefined);
  if (kept !== undefined) return open(kept);
  try {
    const name = await context.upstream.x.givenName({ given });
    // In the wrong script it would be kept for a day: by the edge and by whoever looks at it.
    const isSure = await context.ink.isAble();
    const picture = await pictureOf({ ...name, name: given }, asked, context.ink);
    if (!isSure) return unkept(picture);
    const drawn = open(picture);
    if (version !== null) await cache.put(key, drawn.clone()).catch(() => undefined);
    return drawn;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return new Response(null, { status: statusOf(troubleOf(error)) });
  }
}

/** A picture that anybody may see and find. */
function open(picture: Response): Response {
  const headers = new Headers(picture.headers);
  headers.delete("x-robots-tag");
  headers.set("cache-control", `public, max-age=${DAY_S}`);
  // A visitor who reads in the other script has it in theirs.
  headers.set("vary", "Cookie");
  return new Response(picture.body, { headers });
}

function unkept(picture: Response): Response {
  const headers = new Headers(picture.headers);
  headers.set("cache-control", "private, no-store");
  return new Response(picture.body, { headers });
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}
