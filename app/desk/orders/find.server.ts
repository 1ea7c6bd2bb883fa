import type { AppLoadContext } from "@remix-run/cloudflare";
import * as v from "valibot";
import { freshState } from "#app/kit/form/fresh-state.ts";
import { readForm } from "#app/kit/form/read-form.ts";
import { sendForm } from "#app/kit/form/send-form.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { DeskFindParams, type DeskFoundRow, type DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import type { FindState } from "./find-page.tsx";

interface Answer {
  state: FindState;
  found: readonly DeskFoundRow[] | null;
  status: number;
}

/** Looks up what was typed; a number that is none keeps its text and says what is wrong. */
export async function findOrders({ form, upstream }: AppLoadContext): Promise<Answer> {
  const state: FindState = freshState(form);
  const fieldOf = () => "q" as const;
  const reading = readForm(DeskFindParams, form, fieldOf);
  const done = await sendForm({ state, reading, fieldOf }, (params) => upstream.desk.find(params));
  return done.ok
    ? { state, found: done.came.orders, status: 200 }
    : { state: done.state, found: null, status: done.status };
}

/** The order that an item of the queue is about; null where there is none, as with a limit that is full. */
export async function orderOf(sn: string, { upstream }: AppLoadContext): Promise<DeskOrder | null> {
  if (!v.is(Sn, sn)) return null;
  try {
    return await upstream.desk.order({ sn });
  } catch (error) {
    if (error instanceof UpstreamError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
