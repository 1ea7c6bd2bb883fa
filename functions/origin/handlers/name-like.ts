import { Failure } from "../failure.ts";
import { findOrder } from "../orders/find-order.ts";
import { readLikes, setLike } from "../orders/likes.ts";
import { readResult } from "../results/stored-result.ts";
import type { HandlerOf } from "./handlers.ts";

/** Marks or unmarks a favourite (收藏); only a name of this order can be one. */
export const nameLike: HandlerOf<"order", "nameLike"> = async ({ sn, name, liked }, visit) => {
  const order = await findOrder(sn, "seek", visit);
  const result = await readResult(order, visit);
  const found = result.names.find((candidate) => candidate.given === name || candidate.name === name);
  if (found === undefined) throw new Failure("NOT_FOUND");
  await setLike(sn, found.given, liked, visit);
  return { liked: [...(await readLikes(sn, visit))] };
};
