import type { Ads } from "#functions/contract/site/site.ts";
import { bannedIn } from "#functions/contract/values/banned-words.ts";

/** House notices (页面公告) without a banned word: we do not write those of a remote upstream. */
export const fairly = ({ items }: Ads): Ads => ({
  items: items.filter(({ title, text }) => bannedIn(title + text).length === 0),
});
