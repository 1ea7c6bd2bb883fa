import type { Battle } from "./battle.ts";

/** What came back of an attack: what was said, and why it counts as a success; null where it was held off. */
export interface Outcome {
  got: string;
  won: string | null;
}

/** One attack (攻击): what is tried, and how. Nothing of the victim's may be other than before, whatever it answers. */
export interface Attack {
  what: string;
  run(battle: Battle): Promise<Outcome>;
}

/** An answer that must have one of these statuses. */
export const held = (status: number, allowed: readonly number[], more = ""): Outcome => ({
  got: `${status}${more === "" ? "" : ` ${more}`}`,
  won: allowed.includes(status) ? null : `answered ${status}`,
});

/** A text that must hold none of these. */
export const silent = (status: number, text: string, secrets: Readonly<Record<string, string>>): Outcome => {
  const told = Object.entries(secrets).filter(([, secret]) => secret !== "" && text.includes(secret));
  return {
    got: `${status}, ${text.length} characters`,
    won: told.length === 0 ? null : `told ${told.map(([name]) => name).join(", ")}`,
  };
};
