import { act } from "../manual/act.ts";
import { findManual } from "../manual/jobs.ts";
import { readProgress } from "../manual/progress.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Where expert work stands (进度), after one step of the family where it takes one. */
export const rgOrder: HandlerOf<"order", "rgOrder"> = async ({ sn, action, text, idem }, visit) => {
  const manual = await findManual(sn, visit);
  if (action === undefined) return readProgress(manual, visit);
  const id = `${sn}.${idem ?? crypto.randomUUID()}`;
  await act(action, manual, { text, id }, visit);
  return readProgress(await findManual(sn, visit), visit);
};
