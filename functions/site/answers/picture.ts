import * as v from "valibot";
import type { SiteContext } from "#app/context.server.ts";
import { askedPicture, pictureOf, sheetOf } from "#app/kit/name/picture/picture.server.ts";
import { statusOf, troubleOf } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { withoutBase } from "#functions/site/base-path.ts";

/** A picture as a file: of a name (名字卡), or of what a family has voted for; whose it is, and on which paper. */
const PATH = /^\/(name-card|vote)\/([^/]+)\/([^/]+)$/;

/** The order's number or key, and the file, of a picture's address; null for any other. */
export function pictureAt({ method }: Request, { pathname }: URL, base: string) {
  const [, of, sn, file] = PATH.exec(withoutBase(pathname, base) ?? "") ?? [];
  return method === "POST" || sn === undefined || file === undefined ? null : { of, sn, file };
}

/** Draws it for whoever may see the name, or the vote; says what is wrong in a status alone, for nobody reads a picture's error. */
export async function answerPicture(
  { of, sn, file }: { of: string | undefined; sn: string; file: string },
  { searchParams }: URL,
  context: SiteContext,
): Promise<Response> {
  const asked = askedPicture(file);
  if (asked === null || !v.is(Sn, sn)) return new Response(null, { status: 404 });
  try {
    if (of === "vote") {
      const sheet = await sheetOf(await context.upstream.x.poll({ sn }), asked, context.ink);
      return sheet ?? new Response(null, { status: 404 });
    }
    const page = await context.upstream.order.nameDetail({ sn, name: searchParams.get("name") ?? "" });
    if (page.service === "business") return new Response(null, { status: 404 });
    return await pictureOf(page, asked, context.ink);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return new Response(null, { status: statusOf(troubleOf(error)) });
  }
}
