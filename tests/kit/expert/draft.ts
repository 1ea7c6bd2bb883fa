import type { ManuscriptDraft } from "#functions/contract/desk/manuscript-draft.ts";
import {
  draftOfFile,
  type ManuscriptFile,
} from "#functions/origin/products/expert/manuscript/manuscript-file.ts";

/** A manuscript as the desk's form would save it, with what differs written over it. */
export const draftOf = (file: ManuscriptFile, over: Partial<ManuscriptDraft> = {}): ManuscriptDraft => ({
  ...draftOfFile(file),
  ...over,
});
