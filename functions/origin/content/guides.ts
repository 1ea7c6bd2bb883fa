import type { Guide } from "#functions/contract/site.ts";
import { guides as written } from "#generated/guides.ts";
import type { Offers } from "../site-info/current-offers.ts";
import { withFigures } from "./figures.ts";

/** The articles (起名知识) as they are read: what the price table and the engine say is filled in. */
export const guides = (offers: Offers): Guide[] =>
  written.map((guide) => ({ ...guide, body: guide.body.map((block) => withFigures(block, offers)) }));
