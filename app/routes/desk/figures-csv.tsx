import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { figuresCsv } from "#app/desk/figures/figures-csv.ts";
import { askedIn } from "#app/desk/figures/figures-words.ts";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";

/** The figures of a range as a file (下载 CSV). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  staffOf(context);
  const asked = askedIn(new URL(request.url));
  const figures = await atDesk(context.upstream.desk.figures(asked));
  return new Response(figuresCsv(figures), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="luopan-${figures.days[0]?.day ?? "figures"}.csv"`,
    },
  });
}
