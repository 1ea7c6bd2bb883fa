import * as v from "valibot";
import { SampleManuscript } from "#functions/contract/manual.ts";
import shen from "./manuscript.json" with { type: "json" };

/** Whole manuscripts of invented families (手稿样例). Made by scripts/sample.ts. */
export const manuscripts: readonly SampleManuscript[] = v.parse(v.array(SampleManuscript), [shen]);
