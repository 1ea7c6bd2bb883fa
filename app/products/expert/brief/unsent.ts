import { type Typed, typedAt } from "#app/kit/form/typed.ts";
import { ExpertDraft } from "#functions/contract/products/expert-brief.ts";

/** A text without spaces and commas: the brief is stored with its own commas between characters. */
const bare = (text: string): string => text.replaceAll(/[\s,，、]/gu, "");

/** The fields that hold typed text which the stored brief does not have (没有提交上去的). */
export const unsentOf = (typed: Typed, kept: Typed): Record<string, string> =>
  Object.fromEntries(
    Object.keys(ExpertDraft.entries)
      .map((key) => [key, typedAt(typed, key)] as const)
      .filter(([key, value]) => bare(value) !== "" && bare(value) !== bare(typedAt(kept, key))),
  );
