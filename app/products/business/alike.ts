import { besides, sayNoneBesides, sayRival, sayRivalOfAll } from "#app/kit/business/findings.tsx";
import type { Finding, FullBusinessName } from "#functions/contract/products/business.ts";

/** What all names of a list have to say alike: their cards leave it out, and it is said once, in these rows. */
export interface Alike {
  /** None of them has a finding of its own. */
  areClear: boolean;
  /** All come as near to the same rival. */
  haveOneRival: boolean;
  rows: readonly (readonly [what: string, text: string])[];
}

/** `said`: findings that stand above the list. A list of one has nothing in common. */
export function alikeIn(
  names: readonly FullBusinessName[],
  rivals: readonly string[],
  said: readonly Finding[],
): Alike {
  const many = names.length > 1;
  const areClear = many && names.every(({ findings }) => besides(findings, said).length === 0);
  const ofRival = many ? sayOfRivals(names, rivals) : null;
  return {
    areClear,
    haveOneRival: ofRival !== null,
    rows: [
      ...(areClear ? [["合规初查", `${names.length} 个名字都查过，${sayNoneBesides(said)}`] as const] : []),
      ...(ofRival === null ? [] : [["与同行的近似", ofRival] as const]),
    ],
  };
}

/** With no rivals named there is nothing to compare, in any name. */
function sayOfRivals(names: readonly FullBusinessName[], rivals: readonly string[]): string | null {
  if (rivals.length === 0) return sayRival({ rival: null }, rivals);
  const ofAll = sayRivalOfAll(names, rivals);
  return ofAll === null ? null : `${names.length} 个名字都${ofAll}`;
}
