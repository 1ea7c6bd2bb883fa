import { readLog } from "../../desk/log.ts";
import type { HandlerOf } from "../handler-of.ts";

/** What was done at the desk, newest first (工作记录). */
export const deskLog: HandlerOf<"desk", "log"> = ({ before }, visit) => readLog(before ?? null, visit);
