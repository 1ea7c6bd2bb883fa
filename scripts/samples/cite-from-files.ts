import { allSources } from "#functions/naming/person/describe/all-sources.ts";
import { citeDeep } from "#functions/naming/person/describe/deep-citation.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import type { SourceFinders } from "#functions/origin/products/expert/manuscript/describe-manuscript.ts";
import { depthFiles } from "../data/poems/depth/depth-files.ts";
import { depthFolder } from "../data/poems-depth.ts";

const files = depthFiles(depthFolder);

/** What the sources in depth have for a name, from the files on this machine: the origin reads them as its assets. */
export const citeFromFiles = (family: Family, given: string) => citeDeep(files, family, given);

/** The same for manuscripts, with every source of a name besides. */
export const booksOfFiles: SourceFinders = {
  cite: citeFromFiles,
  sources: (given) => allSources(files, given),
};
