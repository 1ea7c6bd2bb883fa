import * as v from "valibot";
import { StoredScore } from "./derive-score.ts";
import { StoredSignScore } from "./derive-sign-score.ts";
import { ScoreQuestion } from "./score-question.ts";
import { SignQuestion } from "./sign-question.ts";

/** What is asked and stored of a scoring order, of a person's name or a business's. */
export const AnyQuestion = v.variant("kind", [ScoreQuestion, SignQuestion]);
export const AnyStoredScore = v.variant("service", [StoredScore, StoredSignScore]);
