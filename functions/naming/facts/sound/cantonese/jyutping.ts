import { cantoneseTable } from "./cantonese-table.ts";

/** A syllable of Cantonese in Jyutping (粤拼). */
export interface Jyutping {
  /** Toneless: `lam`, `gwok`, `ng`. */
  readonly bare: string;
  /** Number of `bare` among all that occur. */
  readonly id: number;
  readonly initial: string;
  readonly final: string;
  /** 1–6. */
  readonly tone: number;
}

export type BareJyutping = Omit<Jyutping, "tone">;

/** Spoken syllables that no registrable character is read as, but the patterns need. */
const SPOKEN = ["meng", "puk", "lan", "seng", "ceng"];

const PARTS = /^(ng|gw|kw|[bpmfdtnlgkhwzcsj])?([a-z]+)$/;

let inventory: ReadonlyMap<string, BareJyutping> | undefined;

/** All toneless syllables, by spelling; read from the table at the first call. */
export function jyutpingSyllables(): ReadonlyMap<string, BareJyutping> {
  inventory ??= readInventory();
  return inventory;
}

/** Reads Jyutping (`lam4`). Throws a RangeError for what no registrable character is read as. */
export function jyutping(reading: string): Jyutping {
  const bare = jyutpingSyllables().get(reading.slice(0, -1));
  const tone = "0123456".indexOf(reading.slice(-1));
  if (bare === undefined || tone < 1) throw new RangeError(`«${reading}» is no syllable of Cantonese`);
  return { ...bare, tone };
}

function readInventory(): ReadonlyMap<string, BareJyutping> {
  const found = new Map<string, BareJyutping>();
  const readings = cantoneseTable
    .trim()
    .split("\n")
    .map((line) => line.slice(0, line.indexOf(" ") - 1));
  for (const bare of [...readings, ...SPOKEN]) {
    if (!found.has(bare)) found.set(bare, { bare, id: found.size, ...partsOf(bare) });
  }
  return found;
}

function partsOf(bare: string): { initial: string; final: string } {
  if (bare === "m" || bare === "ng") return { initial: "", final: bare };
  const [, initial = "", final = ""] = PARTS.exec(bare) ?? [];
  return { initial, final };
}
