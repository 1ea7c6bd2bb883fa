import type { BusinessBrief } from "#functions/naming/business/brief.ts";
import { contextOf } from "#functions/naming/business/score/context.ts";
import { mayBeProposed } from "./gate.ts";
import { tiersOf } from "./tiers.ts";

/** One constraint to drop, and how many names there would be without it. */
export interface Relaxation {
  readonly drop: "must" | "avoid" | "rivals" | "length";
  /** The wish, in the owner's terms. */
  readonly demand: string;
  /** In Chinese, for the owner. */
  readonly label: string;
  /** What a form says instead: `must=`. */
  readonly instead: string;
  readonly names: number;
}

function countFrom(brief: BusinessBrief): number {
  const context = contextOf(brief);
  const [first = []] = tiersOf(context);
  return first.filter(({ sign }) => mayBeProposed(sign, context)).length;
}

/** Which single constraint would bring names if it were dropped, most names first. */
export function relaxations(brief: BusinessBrief): readonly Relaxation[] {
  const tries: (Omit<Relaxation, "names"> & { brief: BusinessBrief; asked: boolean })[] = [
    {
      drop: "must",
      demand: `必须有的“${brief.must}”`,
      label: "去掉“必须有的字”",
      instead: "must=",
      brief: { ...brief, must: "" },
      asked: brief.must !== "",
    },
    {
      drop: "avoid",
      demand: `不用“${brief.avoid.join("")}”`,
      label: "去掉“不想用的字”",
      instead: "avoid=",
      brief: { ...brief, avoid: [] },
      asked: brief.avoid.length > 0,
    },
    {
      drop: "rivals",
      demand: `避开 ${brief.rivals.length} 个同行`,
      label: "不管同行的名字",
      instead: "rivals=",
      brief: { ...brief, rivals: [] },
      asked: brief.rivals.length > 0,
    },
    {
      drop: "length",
      demand: `字号 ${brief.length} 个字`,
      label: "字号改成两个字",
      instead: "length=2",
      brief: { ...brief, length: 2 },
      asked: brief.length !== 2,
    },
  ];
  return tries
    .filter(({ asked }) => asked)
    .map(({ brief: without, asked: _asked, ...each }) => ({ ...each, names: countFrom(without) }))
    .filter(({ names }) => names > 0)
    .toSorted((one, other) => other.names - one.names);
}
