import { pairsA } from "./pairs-a.ts";
import { pairsB } from "./pairs-b.ts";
import { pairsC } from "./pairs-c.ts";
import { pairsD } from "./pairs-d.ts";

/** All graded names of two characters, as texts of one line a first character. */
export const PAIRS: readonly string[] = [pairsA, pairsB, pairsC, pairsD];
