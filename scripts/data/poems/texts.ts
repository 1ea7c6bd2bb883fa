import { builtPiece, corePoems } from "./build.ts";
import { rhythmOf } from "./cut/rhythm.ts";
import { readWords, type WordGains, wordGains } from "./cut/word-gains.ts";
import type { DepthPoem } from "./depth/depth-poem.ts";
import { depthArchiveFiles, readDepth, tangTexts } from "./depth/read-depth.ts";
import type { BuiltPoem } from "./pack.ts";
import { readCanon } from "./read/read-canon.ts";
import { selectedFiles } from "./read/read-selected.ts";
import { secondEditionFiles, wholeTang } from "./read/whole-tang.ts";
import { traditionalToSimplified } from "./simplify.ts";
import { readSources } from "./sources.ts";

/** Every text that a source may come from, and how likely two characters are a word in them. */
export interface Texts {
  core: readonly BuiltPoem[];
  /** The texts that no package has (canon/). */
  canon: readonly BuiltPoem[];
  depth: readonly DepthPoem[];
  gains: WordGains;
}

let read: Promise<Texts> | undefined;

/** The texts, read once a process; some ten seconds. */
export function readTexts(): Promise<Texts> {
  read ??= readAll();
  return read;
}

async function readAll(): Promise<Texts> {
  const { json: archive, script } = await readSources([
    ...selectedFiles,
    ...depthArchiveFiles,
    ...secondEditionFiles,
  ]);
  const json = wholeTang(archive, tangTexts, traditionalToSimplified(script));
  const core = corePoems(json, script);
  const canon = readCanon().map(builtPiece);
  const depth = readDepth(json, script, core);
  return {
    core,
    canon,
    depth,
    gains: wordGains(verseClauses([...core, ...canon], depth), await readWords()),
  };
}

/** The clauses of all verse, from which the words of verse are learnt. */
function* verseClauses(built: readonly BuiltPoem[], depth: readonly DepthPoem[]): Generator<string> {
  for (const { poem, lines } of built)
    if (rhythmOf(poem.book) !== "prose")
      for (const { text, quotable } of lines.flat()) if (quotable) yield* clausesOf(text);
  for (const { poem } of depth) for (const line of poem.lines) yield* clausesOf(line);
}

const clausesOf = (text: string): string[] => text.split(/[^\p{Script=Han}]+/u);
