import type { DepthPoem } from "./depth-poem.ts";

/** A tune needs this many poems before its usual lengths say anything. */
const ENOUGH = 10;
/** A length that this share of a tune's poems has is one of its forms. */
const FORM_SHARE = 0.2;
/** Where this share of the clauses has one length, the poem is regular. */
const REGULAR_SHARE = 0.7;

/** What the package has for another of like look: 玎裆, where it is 珰 or 铛. No text here says which, so nothing is mended. */
const MISREAD = /裆/;

/**
 * Without the ci that lack a character or two: the package has dropped rare ones without a mark. Such a ci is one
 * or two characters short of a form of its tune, and of no form itself. Nor those with one that is misread.
 */
export function whole(poems: readonly DepthPoem[]): DepthPoem[] {
  const lengths = new Map<string, Map<number, number>>();
  const measured = poems.map((one) => ({ one, tune: tuneOf(one), length: hanOf(one.poem.lines.join("")) }));
  for (const { tune, length } of measured) {
    const counts = lengths.get(tune) ?? new Map<number, number>();
    lengths.set(tune, counts.set(length, (counts.get(length) ?? 0) + 1));
  }
  const forms = new Map([...lengths].map(([tune, counts]) => [tune, formsOf(counts)]));
  return measured.flatMap(({ one, tune, length }) => {
    const usual = forms.get(tune);
    const short =
      usual !== undefined && !usual.has(length) && (usual.has(length + 1) || usual.has(length + 2));
    const isMisread = one.poem.lines.some((line) => MISREAD.test(line));
    return isMisread || (one.book === "quansongci" && short) ? [] : [one];
  });
}

/** Whether a clause of a poem of regular lines is shorter or longer than the rest: a character is lost or doubled. */
export function irregularClause(lines: readonly string[]): (text: string) => boolean {
  const counts = new Map<number, number>();
  const clauses = lines.flatMap(clausesOf);
  for (const clause of clauses) counts.set(hanOf(clause), (counts.get(hanOf(clause)) ?? 0) + 1);
  const [usual, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if (count < clauses.length * REGULAR_SHARE) return () => false;
  return (text) => clausesOf(text).some((clause) => hanOf(clause) !== usual);
}

function formsOf(counts: ReadonlyMap<number, number>): Set<number> {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all < ENOUGH) return new Set();
  return new Set([...counts].filter(([, count]) => count >= all * FORM_SHARE).map(([length]) => length));
}

function tuneOf({ poem }: DepthPoem): string {
  return poem.title.split("·")[0] ?? poem.title;
}

function clausesOf(text: string): string[] {
  return text.split(/[^\p{Script=Han}\ue000-\uf8ff□、]+/u).filter((clause) => clause !== "");
}

function hanOf(text: string): number {
  return [...text].filter((character) => /[\p{Script=Han}\ue000-\uf8ff□]/u.test(character)).length;
}
