import { Failure } from "../failure.ts";
import type { HandlerOf } from "./handlers.ts";

export const userOtg: HandlerOf<"order", "userOtg"> = async () => {
  throw new Failure("NOT_CONFIGURED");
};
