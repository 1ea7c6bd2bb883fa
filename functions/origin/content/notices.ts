import * as v from "valibot";
import { Ads } from "#functions/contract/site.ts";
import table from "./notices.json" with { type: "json" };

/** House notices (站内公告) by slot; people edit the file beside this one until the desk can. */
export type Slot = "home" | "index2" | "result";

const Days = v.object({
  from: v.optional(v.pipe(v.string(), v.isoDate())),
  until: v.optional(v.pipe(v.string(), v.isoDate())),
});
const Path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, "must be a path of this site"));
const { item: Item } = Ads.entries.items;
const Notices = v.array(
  v.object({
    ...Item.entries,
    slot: v.picklist(["home", "index2", "result"]),
    title: v.pipe(v.string(), v.minLength(2), v.maxLength(24)),
    text: v.pipe(v.string(), v.maxLength(80)),
    href: Path,
    ...Days.entries,
  }),
);
export type Notice = v.InferOutput<typeof Notices>[number];

const BEIJING_MS = 8 * 3600_000;

/** Every notice of the file; throws where one is malformed. */
export const readNotices = (raw: unknown): Notice[] => v.parse(Notices, raw);
const notices = readNotices(table);

/** The notices of a slot on a day in Beijing; `from` and `until` are the first day and the last. */
export function noticesOf(slot: Slot, now: number, all: readonly Notice[] = notices): Ads["items"] {
  const today = new Date(now + BEIJING_MS).toISOString().slice(0, 10);
  return all
    .filter((notice) => notice.slot === slot)
    .filter(({ from, until }) => (from ?? "") <= today && today <= (until ?? "9999-12-31"))
    .map(({ id, title, text, href }) => ({ id, slot, title, text, href }));
}
