import { Failure } from "../failure.ts";
import type { HandlerOf } from "./handlers.ts";

export const sought: HandlerOf<"order", "sought"> = async () => {
  throw new Failure("NOT_CONFIGURED");
};
