import type { Guide } from "#functions/contract/site.ts";
import { guides as written } from "#generated/guides.ts";
import { withFigures } from "./figures.ts";

let filled: Guide[] | undefined;

/** The articles (起名知识) as they are read: what the price table and the engine say is filled in. Once an isolate. */
export function guides(): Guide[] {
  filled ??= written.map((guide) => ({ ...guide, body: guide.body.map(withFigures) }));
  return filled;
}
