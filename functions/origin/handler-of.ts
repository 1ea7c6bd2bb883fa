import type * as v from "valibot";
import type { Area, Call, Calls, NameIn } from "#functions/contract/wire/calls.ts";
import type { StaffVisit, Visit } from "./visit.ts";

/** What answers one call: validated params in, data out; refuses by throwing Failure. A call of the desk knows who makes it. */
type Handler<A extends Area, C extends Call> = (
  params: v.InferOutput<C["params"]>,
  visit: A extends "desk" ? StaffVisit : Visit,
) => Promise<v.InferInput<C["data"]>>;

/** The handler of a call, by area and name: `HandlerOf<"index", "seek">`. */
export type HandlerOf<A extends Area, N extends NameIn<A>> = Calls[A][N] extends Call
  ? Handler<A, Calls[A][N]>
  : never;
