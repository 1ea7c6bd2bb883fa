import { bannedIn } from "#functions/contract/banned-words.ts";
import type { Ads } from "#functions/contract/site.ts";

/** House notices (站内公告) but for those that say a banned word: a remote upstream's are not written here. */
export const fairly = ({ items }: Ads): Ads => ({
  items: items.filter(({ title, text }) => bannedIn(title + text).length === 0),
});
