import { Failure } from "../failure.ts";
import type { HandlerOf } from "./handlers.ts";

export const detail: HandlerOf<"order", "detail"> = async () => {
  throw new Failure("NOT_CONFIGURED");
};
