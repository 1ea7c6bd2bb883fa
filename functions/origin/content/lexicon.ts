import { characterEntry } from "#functions/naming/person/entries/character-entry.ts";
import { lexiconIndex } from "#functions/naming/person/entries/index-entry.ts";
import { nameEntry } from "#functions/naming/person/entries/name-entry.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";

/** What has a page that anybody may open. It is of the lexicon and the store alone: no order is read here. */
export const lexicon: HandlerOf<"x", "lexicon"> = async () => lexiconIndex();

export const character: HandlerOf<"x", "character"> = async ({ char }) =>
  characterEntry(char) ?? absent("这个字不在我们的起名用字里。");

export const givenName: HandlerOf<"x", "givenName"> = async ({ given }) =>
  nameEntry(given) ?? absent("这个名字没有单独的一页。");

function absent(say: string): never {
  throw new Failure("NOT_FOUND", {}, say);
}
