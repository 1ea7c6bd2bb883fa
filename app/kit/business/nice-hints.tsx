import type { NiceHint } from "#functions/contract/products/business.ts";

/** Nice classes that may matter (商标类别): hints, never a search. */
export function NiceHints({ nice }: { nice: readonly NiceHint[] }) {
  return (
    <p className="echo">
      商标类别：
      <NiceClasses nice={nice} />
    </p>
  );
}

/** The classes themselves, each with what it holds. */
export function NiceClasses({ nice }: { nice: readonly NiceHint[] }) {
  return (
    <>
      <span className="cl">可能涉及（仅提示）：</span>
      {nice.map(({ number, holds }, at) => (
        <span className="cl" key={number}>
          <span className="nb">{`第 ${number} 类`}</span>
          <span className="cl par">{`（${holds}）${at < nice.length - 1 ? "、" : "。"}`}</span>
        </span>
      ))}
    </>
  );
}
