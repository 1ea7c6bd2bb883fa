import type { Refusal } from "#app/context.server.ts";
import type { SiteEnv } from "#functions/site/env.ts";
import { BODY_MS, MAX_BODY, MAX_DESK_BODY, readBody } from "./read-body.ts";
import { isSameOrigin } from "./same-origin.ts";

/** What the gate lets through of a POST, or why it turned it away. */
export interface JudgedPost {
  refusal: Refusal | null;
  values: Record<string, string>;
  text: string;
}

/** Keys that may stand several times in a form of ours (checkboxes of one name). */
const REPEATING: ReadonlySet<string> = new Set(["wishes", "sources", "speech", "style", "names", "sure"]);

/** Judges a request that is not GET or HEAD: where it comes from, its body, how often. Paths are judged before. */
export async function judgePost(
  request: Request,
  env: SiteEnv,
  origin: string,
  visitorId: string,
  isDesk = false,
): Promise<JudgedPost> {
  const body = await readBody(request, REPEATING, BODY_MS, isDesk ? MAX_DESK_BODY : MAX_BODY);
  const values = body.ok ? body.values : {};
  const text = body.ok ? body.text : "";
  const refuse = (
    kind: Refusal["kind"],
    status: Refusal["status"],
    retryAfter: number | null = null,
  ): JudgedPost => ({
    refusal: { kind, status, values, retryAfter },
    values,
    text,
  });
  if (!isSameOrigin(request.headers, origin)) return refuse("foreign", 403);
  if (!body.ok) return body.fault === "too-large" ? refuse("too-large", 413) : refuse("malformed", 400);
  if (!(await withinLimits(request, env, visitorId))) return refuse("too-many", 429, 60);
  return { refusal: null, values, text };
}

async function withinLimits(request: Request, env: SiteEnv, visitorId: string): Promise<boolean> {
  // Cloudflare sets this header. Locally it is absent, and one key for all would limit all together.
  const address = request.headers.get("cf-connecting-ip");
  const checks = [
    env.FORM_LIMIT?.limit({ key: visitorId }),
    address === null ? undefined : env.ADDRESS_LIMIT?.limit({ key: address }),
  ];
  const answers = await Promise.all(checks.map((check) => check?.catch(() => ({ success: true }))));
  return answers.every((answer) => answer?.success !== false);
}
