import { Trouble } from "#scripts/steps/tell.ts";
import { type Answers, settingsOf } from "./answers.ts";
import type { Worker } from "./workers.ts";

/** Makes a key that nobody has to think of, by the name of its setting. */
export type Keys = (name: "VISITOR_KEYS" | "DATA_KEYS") => string;

/** Who has to know a key that we make. */
const MADE = [
  { name: "VISITOR_KEYS", ends: ["-site", "-pages", "-orders", "-desk"] },
  { name: "DATA_KEYS", ends: ["-origin"] },
] as const;

/** The secrets that are still to be put, by Worker: those of the answers, and the keys that nobody knows yet. */
export function missingSecrets(
  workers: readonly Worker[],
  there: ReadonlyMap<string, ReadonlySet<string>>,
  answers: Answers,
  keys: Keys,
): Map<string, Record<string, string>> {
  const given = { ...answers, ...madeKeys(workers, there, answers, keys) };
  const missing = new Map<string, Record<string, string>>();
  for (const { name } of workers) {
    const secrets = Object.entries(settingsOf(given, name).secret).filter(
      ([key]) => there.get(name)?.has(key) !== true,
    );
    if (secrets.length > 0) missing.set(name, Object.fromEntries(secrets));
  }
  return missing;
}

/** A new key where no Worker has it. Where one has it and another has not, only its owner can tell what it is. */
function madeKeys(
  workers: readonly Worker[],
  there: ReadonlyMap<string, ReadonlySet<string>>,
  answers: Answers,
  keys: Keys,
): Answers {
  const made: Record<string, string> = {};
  for (const { name, ends } of MADE) {
    const whose = workers.filter((worker) => ends.some((end) => worker.name.endsWith(end)));
    const knowing = whose.filter((worker) => there.get(worker.name)?.has(name) === true);
    if (answers[name] !== undefined || knowing.length === whose.length) continue;
    if (knowing.length > 0)
      throw new Trouble(
        `Only ${knowing[0]?.name} knows ${name}: put it into the answers, for the others must have the same.`,
      );
    made[name] = keys(name);
  }
  return made;
}
