import { Failure } from "../failure.ts";
import type { HandlerOf } from "./handlers.ts";

export const writeMobile: HandlerOf<"order", "writeMobile"> = async () => {
  throw new Failure("NOT_CONFIGURED");
};
