import * as v from "valibot";
import { ScoreFace } from "./score-report.ts";
import { SignScoreFace } from "./sign-score-report.ts";

/** The face of a score report, of a person's name or a business's. */
export const AnyScoreFace = v.variant("service", [ScoreFace, SignScoreFace]);
