import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import { type BookId, canonBooks } from "#functions/naming/facts/poems/corpus/source-books.ts";
import type { WholePoem } from "#functions/naming/facts/poems/whole-poem.ts";
import { findDepthCitation } from "./depth-citation.ts";
import { bookOfPoem } from "./depth-format.ts";
import { findDepthPoem } from "./depth-poem.ts";

/** Where the shards of the sources in depth come from: static assets at the origin, files in a script. */
export interface DepthSource {
  /** The text of a shard by its name (`pairs/6e05`), null where there is none. */
  shard(name: string): Promise<string | null>;
}

/** The shard of all pairs that begin with a character: one look-up for one citation. */
export function pairShard(first: string): string {
  return `pairs/${(first.codePointAt(0) ?? 0).toString(16)}`;
}

/** The shard of a poem in depth or of a piece of the canon by its id, null for an id of another kind. */
export function poemShard(id: string): string | null {
  const tang = /^quantangshi-([0-9a-f]{2})[0-9a-f]{6}$/.exec(id)?.[1];
  const canon = /^([a-z-]+)-\d{1,4}$/.exec(id)?.[1];
  if (canonBooks.some((book) => book === canon)) return `poems/${id}`;
  if (tang !== undefined) return `poems/tang-${tang}`;
  const song = /^quansongci-(\d{1,6})$/.exec(id)?.[1];
  return song === undefined ? null : `poems/song-${Math.floor(Number(song) / 100)}`;
}

/** The best citation in depth of `first` before `second` (`findDepthCitation`); null where there is none. */
export async function citeInDepth(
  source: DepthSource,
  first: string,
  second: string,
  books?: readonly BookId[],
): Promise<Citation | null> {
  const text = await source.shard(pairShard(first));
  return text === null ? null : findDepthCitation(text, first, second, books);
}

/** The whole poem behind a citation in depth, null for an unknown id. */
export async function wholePoemInDepth(source: DepthSource, id: string): Promise<WholePoem | null> {
  const name = bookOfPoem(id) === undefined ? null : poemShard(id);
  const text = name === null ? null : await source.shard(name);
  return text === null ? null : findDepthPoem(text, id);
}
