import { hashOf } from "../data/stamp.ts";

/** What a page is drawn by, beside the contract. */
const SCREENS = ["app/**/*.{ts,tsx}", "functions/site/**/*.ts", "scripts/vite/**/*.ts", "package-lock.json"];
const markOf = (files: readonly string[]) => JSON.stringify(hashOf([], files).slice(0, 16));

/** The mark of the contract, for the bundlers to write into each Worker (functions/contract/wire/mark.ts). */
export const contractDefine = (): { LUOPAN_CONTRACT: string } => ({
  LUOPAN_CONTRACT: markOf(["functions/contract/**/*.ts"]),
});

/** The mark of the screens, for the bundlers of Workers with pages (functions/site/ahead/validator.ts). */
export const screensDefine = (): { LUOPAN_SCREENS: string } => ({
  LUOPAN_SCREENS: markOf([...SCREENS, "functions/contract/**/*.ts"]),
});
