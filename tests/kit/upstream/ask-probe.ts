import type { FailureDetail } from "#functions/contract/wire/envelope.ts";
import type { FormValue } from "#functions/contract/wire/form.ts";
import type { Site } from "#tests/kit/runtime/start-workers.ts";
import type { Recorded } from "./recording-upstream.ts";

export const VISITOR_ID = "0123456789abcdef0123456789abcdef";

/** What one call of the upstream client came to, and the cookies it left for the visitor. */
export interface Outcome {
  data?: unknown;
  error?: { message: string; status: number; code: string; say: string; detail: FailureDetail; call: string };
  cookies: string[];
  ms: number;
}

export interface Asking {
  params?: Readonly<Record<string, FormValue>>;
  page?: string;
  headers?: Record<string, string>;
}

/** Performs `area.call` through the probe, as the site would for a visitor on `page`. */
export async function ask(probe: Site, name: string, asking: Asking = {}): Promise<Outcome> {
  const [area = "", call = ""] = name.split(".");
  const { params = {}, page = "https://luopan.example/", headers = {} } = asking;
  const body = JSON.stringify({ area, call, params, visitorId: VISITOR_ID, page });
  const started = performance.now();
  const answer = await fetch(probe.url, { method: "POST", headers, body });
  const outcome: Omit<Outcome, "ms"> = await answer.json();
  return { ...outcome, ms: performance.now() - started };
}

/** What the recorder in the origin's place has been sent, oldest first. */
export async function recordedBy(probe: Site): Promise<Omit<Recorded, "path" | "query">[]> {
  return JSON.parse(await (await probe.origin.fetch("/~recorded")).text());
}
