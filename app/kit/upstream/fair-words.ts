import type { Ads } from "#functions/contract/site/site.ts";
import { bannedIn } from "#functions/contract/values/banned-words.ts";

/** House notices (站内公告) but for those that say a banned word: a remote upstream's are not written here. */
export const fairly = ({ items }: Ads): Ads => ({
  items: items.filter(({ title, text }) => bannedIn(title + text).length === 0),
});
