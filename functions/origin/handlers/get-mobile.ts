import { Failure } from "../failure.ts";
import type { HandlerOf } from "./handlers.ts";

export const getMobile: HandlerOf<"order", "getMobile"> = async () => {
  throw new Failure("NOT_CONFIGURED");
};
