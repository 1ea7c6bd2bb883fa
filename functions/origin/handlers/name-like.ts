import { Failure } from "../failure.ts";
import { findOrder } from "../orders/find-order.ts";
import { readLikes, setLike } from "../orders/likes.ts";
import { AnyFace } from "../reports/faces.ts";
import { isPaid, openReport } from "../reports/paid-order.ts";
import { placeOf } from "../reports/read-names.ts";
import { readResult } from "../results/stored-result.ts";
import type { Visit } from "../visit.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Marks or unmarks a favourite (收藏); only a name of this order can be one, a paid one once it is paid. */
export const nameLike: HandlerOf<"order", "nameLike"> = async ({ sn, name, liked }, visit) => {
  await setLike(sn, await givenIn(sn, name, visit), liked, visit);
  return { liked: [...(await readLikes(sn, visit))] };
};

async function givenIn(sn: string, name: string, visit: Visit): Promise<string> {
  const order = await findOrder(sn, "seek", visit);
  const result = await readResult(order, visit);
  const own = result.service === "business" ? [] : result.own;
  const free = [...result.names, ...own].find(
    (candidate) => candidate.given === name || candidate.name === name,
  );
  if (free !== undefined) return free.given;
  if (!isPaid(order.status)) throw new Failure("NOT_FOUND");
  const { face } = await openReport(AnyFace, sn, "seek", visit);
  return face.given[placeOf(face, name)] ?? "";
}
