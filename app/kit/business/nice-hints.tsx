import type { NiceHint } from "#functions/contract/products/business.ts";

/** Nice classes that may matter (商标类别): hints, never a search. */
export function NiceHints({ nice }: { nice: readonly NiceHint[] }) {
  return (
    <p className="echo">
      可能涉及的商标类别
      <span className="cl par">（仅提示）：</span>
      {nice.map(({ number, holds }, at) => (
        <span className="cl" key={number}>
          <span className="nb">{`第 ${number} 类`}</span>
          <span className="cl par">{`（${holds}）${at < nice.length - 1 ? "、" : "。"}`}</span>
        </span>
      ))}
    </p>
  );
}
