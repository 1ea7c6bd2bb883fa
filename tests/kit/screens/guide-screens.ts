import { articlePath, GUIDE_PATH } from "#app/kit/paths/guide-path.ts";
import type { Screen } from "./screen.ts";

const GUIDE = "guide";

const article = (what: string, slug: string): Screen => ({
  what,
  route: GUIDE,
  show: ({ open }) => open(articlePath(slug)),
});

/** 起名知识 in its states: the list, articles with all that an article may have, one that is not there. */
export const guideScreens: readonly Screen[] = [
  { what: "the guide", route: GUIDE, show: ({ open }) => open(GUIDE_PATH) },
  {
    what: "the guide with its questions unfolded",
    route: GUIDE,
    show: async ({ open, page }) => {
      await open(GUIDE_PATH);
      for (const question of await page.locator("summary").all()) await question.click();
    },
  },
  article("an article with the weights and the version log", "method"),
  article("an article with spellings and links abroad", "elsewhere"),
  article("an article with a law in full", "whose-surname"),
  article("the article on swindles, their words marked", "scams"),
  article("the article on prices", "price-and-refund"),
  article("an article that is not there", "nowhere"),
  {
    what: "the guide while the upstream is down",
    route: GUIDE,
    cold: true,
    show: ({ open }) => open(GUIDE_PATH),
  },
];
