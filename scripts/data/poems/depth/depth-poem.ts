import type { DepthBook } from "#functions/naming/facts/poems/depth/depth-format.ts";
import type { RawPoem } from "../raw-poem.ts";

/** A poem in depth; its lines may hold masks (other-words.ts). */
export interface DepthPoem {
  poem: RawPoem;
  id: string;
  book: DepthBook;
  /** 0–100, from search counts, editions and the poet. */
  standing: number;
}
