import { readRengong } from "../manual/slots.ts";
import type { HandlerOf } from "./handler-of.ts";

/** What expert work costs, who does it, and from when on it can be had (人工起名). */
export const rengong: HandlerOf<"order", "rengong"> = (_params, visit) => readRengong(visit);
