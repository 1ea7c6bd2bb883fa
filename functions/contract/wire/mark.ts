/** Written in where a Worker is bundled (scripts/origin/contract-define.ts), and nowhere else. */
declare const LUOPAN_CONTRACT: string | undefined;

/** Of which contract this Worker was made (契约印记): two with the same mark know the same shapes. Empty where it is not bundled. */
export const contractMark: string = typeof LUOPAN_CONTRACT === "undefined" ? "" : LUOPAN_CONTRACT;

/** By which contract the data of an answer were checked, the mark of whoever answers. */
export const CONTRACT_HEADER = "contract";
