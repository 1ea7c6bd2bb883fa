import { type Typed, typedAt } from "#app/kit/form/typed.ts";
import { ExpertDraft } from "#functions/contract/products/expert-brief.ts";

/** Characters are kept with commas between them, however they were typed. */
const bare = (text: string): string => text.replaceAll(/[\s,，、]/gu, "");

/** What was typed into a brief and is not in the one that is kept (没有提交上去的). */
export const unsentOf = (typed: Typed, kept: Typed): Record<string, string> =>
  Object.fromEntries(
    Object.keys(ExpertDraft.entries)
      .map((key) => [key, typedAt(typed, key)] as const)
      .filter(([key, value]) => bare(value) !== "" && bare(value) !== bare(typedAt(kept, key))),
  );
