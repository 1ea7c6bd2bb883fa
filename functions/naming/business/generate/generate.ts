import { type BriefFault, type BusinessBrief, briefFaults } from "#functions/naming/business/brief.ts";
import { briefFindings, type Finding, isBanned } from "#functions/naming/business/score/compliance.ts";
import { type Context, contextOf } from "#functions/naming/business/score/context.ts";
import { mayBeProposed } from "./gate.ts";
import { type Relaxation, relaxations } from "./relax.ts";
import { Order } from "./spread.ts";
import { type Ranked, tiersOf } from "./tiers.ts";

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
 * The best names of a brief: deterministic, spread so that neighbours differ. `skip`: how many of this order
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
  const order = new Order(context.brief.must, ({ sign }) => mayBeProposed(sign, context));
  for (const tier of tiersOf(context)) {
    order.spread(tier, count);
    if (order.names.length >= count) return order.names;
  }
  order.exhaust(count);
  return order.names;
}
