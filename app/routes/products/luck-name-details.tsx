import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PoemPage } from "#app/kit/name/source/poem-page.tsx";
import { daysLeft } from "#app/kit/order/days-left.ts";
import { withHold } from "#app/kit/order/load-hold.server.ts";
import { snIn } from "#app/kit/order/sn-of.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { SaidNote } from "#app/kit/page/notes/said-note.tsx";
import { luckDetailsPath } from "#app/kit/paths/luck-path.ts";
import { isPaid, isPreparing } from "#app/kit/report/load-paid.server.ts";
import { LOOK_AGAIN } from "#app/kit/report/preparing-page.tsx";
import { besideFree } from "#app/kit/result/beside-free.server.ts";
import { FreePage } from "#app/products/luck/free-page.tsx";
import { drawIn, freeLuck, paidLuck } from "#app/products/luck/load-luck.server.ts";
import { PickPage } from "#app/products/luck/pick-page.tsx";
import { PoolPage } from "#app/products/luck/pool/pool-page.tsx";
import { redraw } from "#app/products/luck/redraw.server.ts";

export const handle: RouteHandle = { headFirst: "order", share: true, stays: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.draw === undefined ? "随机优选" : `抽中：${data.draw.name.name}`} · 罗盘起名` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sn = snIn(request, context);
  const query = new URL(request.url).searchParams;
  const [hold, face] = await withHold(context, sn, (upstream) => freeLuck({ upstream }, sn));
  const luck = isPaid(face.status) ? await paidLuck(context, sn) : null;
  // A paid pick shows no price and no notice, so that nothing is fetched for them.
  const beside = luck === null ? await besideFree(context) : { siteInfo: null, ads: null };
  const draw = luck === null ? undefined : drawIn(luck, query.get("draw"));
  const isList = query.get("list") === "1";
  const isPoem = query.get("poem") === "1";
  const sample = face.sample === null ? [] : [face.sample];
  const names = luck === null ? sample : luck.made.map(({ name }) => name);
  return {
    hold,
    face,
    luck,
    draw,
    outlines: await context.outlines(isList || isPoem ? [] : names),
    /** Shows the page of the whole pool. */
    isList,
    /** Shows the page of the whole poem behind the drawn name. */
    isPoem,
    reload: luck === null && isPreparing(face.status) ? LOOK_AGAIN : null,
    days: daysLeft(face.expiresAt),
    ...beside,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sn = snIn(request, context);
  const said = await redraw(context, sn);
  if (said === null) throw redirect(luckDetailsPath(sn), 303);
  return data({ said }, 409);
}

export default function LuckNameDetails() {
  const { face, luck, draw, isList, isPoem, days, siteInfo, ads } = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>()?.said;
  if (isList && luck !== null) return <PoolPage luck={luck} />;
  if (isPoem && draw !== undefined)
    return <PoemPage name={draw.name} back={luckDetailsPath(face.sn, draw.index + 1)} />;
  return (
    <>
      <SaidNote said={said ?? null} />
      {luck === null || draw === undefined ? (
        <FreePage face={face} days={days} info={siteInfo} ads={ads} />
      ) : (
        <PickPage luck={luck} draw={draw} />
      )}
    </>
  );
}
