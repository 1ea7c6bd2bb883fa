import { say } from "#functions/contract/watch/log.ts";
import type { UpstreamError } from "./upstream-error.ts";

/** Where failures go; whatever it does, the caller's rejection stays as it was. */
export type FailureLog = (failure: UpstreamError) => void | Promise<void>;

/** One line a failure: the call's name, status and code; never a URL, a param or a visitor. */
export const consoleLog: FailureLog = (failure) => {
  say({ at: "upstream", call: failure.call, status: failure.status, code: failure.code }, "warn");
};

/** Hands a failure to the log; a log that throws or rejects does no harm. */
export function logFailure(log: FailureLog, failure: UpstreamError): void {
  try {
    Promise.resolve(log(failure)).catch(() => undefined);
  } catch {
    // A broken log must not break the page.
  }
}
