import * as v from "valibot";
import { AdItem, values } from "#functions/contract/desk/settings.ts";
import type { AdSlot, Ads } from "#functions/contract/site/site.ts";
import { beijingDay } from "#functions/contract/values/time.ts";
import { readSetting, type SettingDefinition } from "#functions/origin/store/settings.ts";
import type { Visit } from "#functions/origin/visit.ts";
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
/** The house notices (页面公告) of the file beside this one: what holds until the desk says otherwise. */
const notices: readonly AdItem[] = readNotices(table);

/** The setting of the house notices. */
export const adsSetting: SettingDefinition<"ads"> = {
  kind: "ads",
  value: values.ads,
  first: () => ({ items: [...notices] }),
};

/** The house notices of a slot that hold today; none of them is a bought advertisement. */
export async function ads({ slot }: { slot: AdSlot }, visit: Visit): Promise<Ads> {
  const { value } = await readSetting(adsSetting, visit);
  return { items: noticesOf(slot, visit.now, value.items) };
}

/** The notices of a slot on a day in Beijing; `from` and `until` are the first day and the last. */
export function noticesOf(slot: AdSlot, now: number, all: readonly AdItem[]): Ads["items"] {
  const today = beijingDay(now);
  return all
    .filter((notice) => notice.slot === slot)
    .filter(({ from, until }) => (from ?? "") <= today && today <= (until ?? "9999-12-31"))
    .map(({ id, title, text, href }) => ({ id, slot, title, text, href }));
}
