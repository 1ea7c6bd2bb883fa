import { sampleAnswers } from "#tests/kit/wire/sample-answers.ts";
import * as that from "./behaviours.ts";
import type { RecordingUpstream } from "./recording-upstream.ts";

/** The calls whose answers the edge keeps, and those that a visitor waits for. */
export const KEPT = ["/api/index/siteInfo", "/api/index/ads", "/api/business/content"] as const;
export const SEEK = "/api/business/seek";
export const SOUGHT = "/api/business/sought";
export const GET_NAME = "/api/business/getName";
export const PAID_DETAIL = "/api/business/detail";
export const SKYFALL = "/api/business/skyfall";
export const REDRAW = "/api/x/redraw";
export const RENGONG = "/api/business/rengong";
export const FREE = "/api/business/soughtFree";
export const DETAIL = "/api/business/nameDetail";
export const SEARCH = "/api/business/search";
export const LIKE = "/api/business/nameLike";
export const SCORE = "/api/business/score";
export const DETAIL_FREE = "/api/business/detailFree";
export const SCORE_CHANGE = "/api/business/scoreChange";

/** The sample answer of a call as an object to change: `sample("GET", FREE)`. */
export const sample = (method: "GET" | "POST", path: string): Record<string, unknown> => ({
  ...Object(sampleAnswers[`${method} ${path}`]),
});

/** What enriches pages comes `ms` late. */
export function holdExtras(upstream: RecordingUpstream, ms: number): void {
  for (const path of KEPT) upstream.behave(that.answersAfter(ms), path);
}

/** What enriches pages is refused: the edge stays cold. */
export function refuseExtras(upstream: RecordingUpstream): void {
  for (const path of KEPT) upstream.behave(that.refuses(503, "UNAVAILABLE", "维护中"), path);
}
