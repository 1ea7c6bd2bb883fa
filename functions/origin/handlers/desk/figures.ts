import { readFigures } from "../../desk/figures.ts";
import type { HandlerOf } from "../handler-of.ts";

/** The figures of the last days (每日数字). */
export const figures: HandlerOf<"desk", "figures"> = async (_params, visit) => ({
  days: await readFigures(visit),
});
