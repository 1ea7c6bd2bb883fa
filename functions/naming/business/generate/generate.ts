import { type BriefFault, type BusinessBrief, briefFaults } from "#functions/naming/business/brief.ts";
import { briefFindings, type Finding, isBanned } from "#functions/naming/business/score/compliance.ts";
import { type Context, contextOf } from "#functions/naming/business/score/context.ts";
import { mayBeProposed } from "./gate.ts";
import { type Relaxation, relaxations } from "./relax.ts";
import { namesFrom, type Ranked } from "./search.ts";
import { spread } from "./spread.ts";

/** Names for a business, or why there are none. */
export type BusinessNames =
  | {
      readonly ok: true;
      /** Best first, spread; empty only past the end. */
      readonly names: readonly Ranked[];
      /** Whether a further batch would bring more. */
      readonly more: boolean;
      /** What in the brief may need approval or a second look. */
      readonly findings: readonly Finding[];
    }
  | {
      readonly ok: false;
      readonly faults: readonly BriefFault[];
      readonly findings: readonly Finding[];
      readonly relaxations: readonly Relaxation[];
    };

/**
 * Totals down to which names are looked for, step by step until there are enough; none is proposed below the last. The
 * steps change how long it takes, never the names.
 */
const FLOORS: readonly number[] = [86, 82, 70];
/**
 * The same totals with a wanted character: they go further down, as that character may be a poor one, and
 * every step looks at more names.
 */
const FLOORS_WANTED: readonly number[] = [86, 83, 81, 79, 76, 70, 60, 45];

/**
 * The best names of a brief: exact, deterministic, spread so that neighbours differ. `skip`: how many of this order
 * were shown before (换一批); a further batch continues it and never repeats.
 */
export function businessNames(brief: BusinessBrief, count: number, skip = 0): BusinessNames {
  const faults = briefFaults(brief);
  const findings = briefFindings(brief);
  if (faults.length > 0 || isBanned(findings)) return { ok: false, faults, findings, relaxations: [] };
  const order = ordered(contextOf(brief), skip + count + 1);
  if (order.length === 0) return { ok: false, faults, findings, relaxations: relaxations(brief) };
  return { ok: true, names: order.slice(skip, skip + count), more: order.length > skip + count, findings };
}

/** The first `count` names of the order; fewer only where there are no more. */
function ordered(context: Context, count: number): readonly Ranked[] {
  const floors = context.brief.must === "" ? FLOORS : FLOORS_WANTED;
  const last = floors.length - 1;
  for (const [step, floor] of floors.entries()) {
    const found = spread(namesFrom(context, floor), count, {
      wanted: context.brief.must,
      exhaustive: step === last,
      mayShow: ({ sign }) => mayBeProposed(sign, context),
    });
    if (!found.short || step === last) return found.names;
  }
  return [];
}
