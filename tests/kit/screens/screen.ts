import type { RealAnswers } from "#tests/kit/answers/real-answers.ts";
import type { Phone } from "#tests/kit/browser/browser.ts";
import type { RecordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";

/** What a screen is shown on: a phone, an upstream that answers as the real one has, and what that was. */
export interface Stage extends Pick<Phone, "page" | "open"> {
  upstream: RecordingUpstream;
  real: RealAnswers;
}

/** A screen in one of its states: which route draws it, and how to come to see it. */
export interface Screen {
  what: string;
  /** Path in app/routes.ts. */
  route: string;
  /** The edge holds nothing: prices and comments are missing. */
  cold?: true;
  /** On a site whose edge is this screen's own: what the screen makes the upstream answer there is kept. */
  alone?: true;
  /** In WeChat's browser, unless another is told. */
  userAgent?: string;
  /** Seen by somebody who works here. */
  as?: "operator" | "expert";
  /** What is seen here comes of scripts; without them there is no such state. */
  needsScripts?: true;
  /** Bytes of HTML and CSS that it may weigh, where it does not fit the first flight yet. */
  most?: number;
  show(stage: Stage): Promise<unknown>;
}
