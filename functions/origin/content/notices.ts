import * as v from "valibot";
import { AdItem } from "#functions/contract/settings.ts";
import type { AdSlot, Ads } from "#functions/contract/site.ts";
import { dayIn } from "../manual/working-days.ts";
import table from "./notices.json" with { type: "json" };

const Path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, "must be a path of this site"));
const Notices = v.array(
  v.object({
    ...AdItem.entries,
    title: v.pipe(v.string(), v.minLength(2), v.maxLength(24)),
    text: v.pipe(v.string(), v.maxLength(80)),
    href: Path,
    from: v.optional(AdItem.entries.from, null),
    until: v.optional(AdItem.entries.until, null),
  }),
);

/** Every notice of a file; throws where one is malformed. */
export const readNotices = (raw: unknown): AdItem[] => v.parse(Notices, raw);
/** The house notices (站内公告) of the file beside this one: what holds until the desk says otherwise. */
export const notices: readonly AdItem[] = readNotices(table);

/** The notices of a slot on a day in Beijing; `from` and `until` are the first day and the last. */
export function noticesOf(slot: AdSlot, now: number, all: readonly AdItem[]): Ads["items"] {
  const today = dayIn(now);
  return all
    .filter((notice) => notice.slot === slot)
    .filter(({ from, until }) => (from ?? "") <= today && today <= (until ?? "9999-12-31"))
    .map(({ id, title, text, href }) => ({ id, slot, title, text, href }));
}
