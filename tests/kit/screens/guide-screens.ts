import { articlePath, GUIDE_PATH } from "#app/kit/paths/guide-path.ts";
import { CHARACTERS_PATH, characterPath, givenNamePath, wishPath } from "#app/kit/paths/lexicon-paths.ts";
import { characterEntry } from "#functions/naming/person/entries/character-entry.ts";
import { lexiconIndex } from "#functions/naming/person/entries/index-entry.ts";
import { nameEntry } from "#functions/naming/person/entries/name-entry.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import type { Screen, Stage } from "./screen.ts";

const GUIDE = "guide";

const article = (what: string, slug: string): Screen => ({
  what,
  route: GUIDE,
  show: ({ open }) => open(articlePath(slug)),
});

/** The upstream's answer as the engine has it; null: refused, as one that has no such entry. */
const answering = ({ upstream }: Stage, call: string, entry: object | null) =>
  upstream.behave(
    entry === null ? that.refuses(404, "NOT_FOUND", "没有") : that.answersWith(entry),
    `/api/x/${call}`,
  );

const listOf = (what: string, path: string): Screen => ({
  what,
  route: "characters",
  show: (stage) => {
    answering(stage, "lexicon", lexiconIndex());
    return stage.open(path);
  },
});
const characterIn = (what: string, char: string): Screen => ({
  what,
  route: "character/:char",
  show: (stage) => {
    answering(stage, "character", characterEntry(char));
    return stage.open(characterPath(char));
  },
});
const nameIn = (what: string, given: string): Screen => ({
  what,
  route: "name/:given",
  show: (stage) => {
    answering(stage, "givenName", nameEntry(given));
    return stage.open(givenNamePath(given));
  },
});

/** 起名用字: the lists, characters and names by themselves. */
const lexiconScreens: readonly Screen[] = [
  listOf("the characters of names", CHARACTERS_PATH),
  listOf("the characters of one wish", wishPath("安静")),
  listOf("the characters of a wish that there is none of", wishPath("发财")),
  characterIn("a character", "行"),
  characterIn("a character without names", "蕤"),
  characterIn("a character without a page", "丑"),
  nameIn("a name by itself", "鹿鸣"),
  nameIn("a name by itself, without a source", "之安"),
  nameIn("a name without a page", "丑牛"),
];

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
  ...lexiconScreens,
];
