import * as v from "valibot";
import { ManualName, type Manuscript } from "#functions/contract/manual.ts";
import type { ManualBrief } from "#functions/contract/manual-brief.ts";
import { describeName } from "#functions/naming/describe/describe-name.ts";
import { familyOf } from "#functions/naming/score/family.ts";
import type { FindCitation } from "../depth/find-citation.ts";
import type { ManuscriptFile } from "./manuscript-file.ts";

/** A manuscript with what the engine knows of each name: readings, characters, a source that is proven. */
export async function describeManuscript(
  { opening, names, pick }: ManuscriptFile,
  { surname, sex }: Pick<ManualBrief, "surname" | "sex">,
  cite: FindCitation,
): Promise<Manuscript> {
  const family = familyOf({ surname, sex, chart: null, length: "any" });
  const described = names.map(async ({ given, reason }) =>
    v.parse(ManualName, { ...describeName(family, given, await cite(family, given)), reason }),
  );
  return { opening, names: await Promise.all(described), pick };
}
