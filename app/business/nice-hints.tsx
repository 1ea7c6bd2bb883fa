import type { NiceHint } from "#functions/contract/business.ts";

/** Nice classes that may matter (商标类别): hints, never a search. */
export function NiceHints({ nice }: { nice: readonly NiceHint[] }) {
  const said = nice.map(({ number, holds }) => `第 ${number} 类（${holds}）`).join("、");
  return <p className="echo">{`可能涉及的商标类别：${said}（仅提示）。`}</p>;
}
