import * as v from "valibot";
import type { SiteContext } from "#app/context.server.ts";
import { askedPicture, pictureOf } from "#app/kit/name/picture/picture.server.ts";
import { statusOf, troubleOf } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { withoutBase } from "#functions/site/base-path.ts";

/** A picture of a name (名片) as a file: whose it is, and on which paper. */
const PATH = /^\/name-card\/([^/]+)\/([^/]+)$/;

/** The order's number or key, and the file, of a picture's address; null for any other. */
export function pictureAt({ method }: Request, { pathname }: URL, base: string) {
  const [, sn, file] = PATH.exec(withoutBase(pathname, base) ?? "") ?? [];
  return method === "POST" || sn === undefined || file === undefined ? null : { sn, file };
}

/** Draws it for whoever may see the name; says what is wrong in a status alone, for nobody reads a picture's error. */
export async function answerPicture(
  { sn, file }: { sn: string; file: string },
  { searchParams }: URL,
  context: SiteContext,
): Promise<Response> {
  const asked = askedPicture(file);
  if (asked === null || !v.is(Sn, sn)) return new Response(null, { status: 404 });
  try {
    const page = await context.upstream.order.nameDetail({ sn, name: searchParams.get("name") ?? "" });
    if (page.service === "business") return new Response(null, { status: 404 });
    return await pictureOf(page, asked, context.ink);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return new Response(null, { status: statusOf(troubleOf(error)) });
  }
}
