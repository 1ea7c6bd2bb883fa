import { Trouble } from "#scripts/steps/tell.ts";
import type { Attack } from "./attack.ts";
import { type Battle, startBattle } from "./battle.ts";
import { acts } from "./rows/acts.ts";
import { addresses } from "./rows/addresses.ts";
import { codes } from "./rows/codes.ts";
import { notices } from "./rows/notices.ts";
import { origins } from "./rows/origins.ts";
import { params } from "./rows/params.ts";
import { proofs } from "./rows/proofs.ts";
import { reads } from "./rows/reads.ts";
import { visitors } from "./rows/visitors.ts";

/** Every attack, by area; those that use up a limit stand last in theirs. */
const AREAS: Readonly<Record<string, readonly Attack[]>> = {
  acts,
  reads,
  proofs,
  origins,
  visitors,
  addresses,
  params,
  notices,
  codes,
};

/** Milliseconds that one attack may take. */
const LONGEST_MS = 60_000;

/** Tries the attacks of these areas, or all; answers how many succeeded. Prints a line each, and one of figures. */
export async function runAttacks(words: readonly string[], print: (line: string) => void): Promise<number> {
  const unknown = words.filter((word) => !Object.hasOwn(AREAS, word));
  if (unknown.length > 0)
    throw new Trouble(`No area is called ${unknown.join(", ")}. Areas: ${Object.keys(AREAS).join(", ")}.`);
  const started = performance.now();
  const battle = await startBattle();
  let tried = 0;
  const won: string[] = [];
  for (const [area, attacks] of Object.entries(AREAS)) {
    if (words.length > 0 && !words.includes(area)) continue;
    for (const attack of attacks) {
      tried++;
      const line = await tryOne(area, attack, battle);
      if (line.startsWith("WON")) won.push(line);
      print(line);
    }
  }
  await battle.close();
  const seconds = Math.round((performance.now() - started) / 1000);
  print(JSON.stringify({ attacks: tried, succeeded: won.length, seconds }));
  for (const line of won) print(line);
  return won.length;
}

async function tryOne(area: string, attack: Attack, battle: Battle): Promise<string> {
  const before = await battle.snapshot();
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error("took too long")), LONGEST_MS).unref();
  });
  const { got, won } = await Promise.race([attack.run(battle), late]).catch((error: unknown) => ({
    got: String(error),
    won: "failed to answer",
  }));
  const isChanged = (await battle.snapshot()) !== before;
  const why = won ?? (isChanged ? "changed the victim's rows" : null);
  return `${why === null ? "held" : "WON "}  ${area.padEnd(9)}  ${attack.what} → ${got}${why === null ? "" : ` (${why})`}`;
}
