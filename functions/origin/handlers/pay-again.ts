import { Failure } from "../failure.ts";
import type { HandlerOf } from "./handlers.ts";

export const payAgain: HandlerOf<"order", "payAgain"> = async () => {
  throw new Failure("NOT_CONFIGURED");
};
