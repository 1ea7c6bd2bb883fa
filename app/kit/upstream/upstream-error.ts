import type { FailureDetail } from "#functions/contract/wire/envelope.ts";

/** A call that the upstream did not answer as it should: refused, late, broken, or unreachable (status 0). */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly call: string;
  readonly status: number;
  readonly code: string;
  /** The upstream's own words for the visitor, Chinese; empty where it said nothing. */
  readonly say: string;
  readonly detail: FailureDetail;

  constructor(
    message: string,
    about: {
      call: string;
      status: number;
      code: string;
      say?: string;
      detail?: FailureDetail;
      cause?: unknown;
    },
  ) {
    super(message, { cause: about.cause });
    this.call = about.call;
    this.status = about.status;
    this.code = about.code;
    this.say = about.say ?? "";
    this.detail = about.detail ?? {};
  }
}
