import { Failure } from "../failure.ts";
import type { HandlerOf } from "./handlers.ts";

export const getPaidRes: HandlerOf<"order", "getPaidRes"> = async () => {
  throw new Failure("NOT_CONFIGURED");
};
