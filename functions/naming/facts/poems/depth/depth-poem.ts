import { bookName } from "#functions/naming/facts/poems/corpus/source-books.ts";
import type { WholePoem } from "#functions/naming/facts/poems/whole-poem.ts";
import { depthHead } from "./depth-format.ts";

/** The poem of an id in the shard that `poemShard` names, null where it is not there. */
export function findDepthPoem(shardText: string, id: string): WholePoem | null {
  const start = shardText.startsWith(`${id}\t`) ? 0 : shardText.indexOf(`\n${id}\t`) + 1;
  if (id === "" || (start === 0 && !shardText.startsWith(`${id}\t`))) return null;
  const [line = "", ...lines] = shardText.slice(start, shardText.indexOf("\n\n", start)).split("\n");
  const { title, author, dynasty, book } = depthHead(line);
  return { id, title, author, dynasty, book: bookName(book), lines };
}
