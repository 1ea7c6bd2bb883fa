import { hashOf } from "../data/stamp.ts";

/** The mark of the contract, for the bundlers to write into each Worker (functions/contract/wire/mark.ts). */
export const contractDefine = (): { LUOPAN_CONTRACT: string } => ({
  LUOPAN_CONTRACT: JSON.stringify(hashOf([], ["functions/contract/**/*.ts"]).slice(0, 16)),
});
