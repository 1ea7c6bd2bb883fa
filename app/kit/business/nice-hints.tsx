import { itemsOf, Parts } from "#app/kit/prose/clauses.tsx";
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
        <span className="cl hang" key={number}>
          <Parts of={[`第 ${number} 类：`, ...itemsOf(`${holds}${at < nice.length - 1 ? "；" : "。"}`)]} />
        </span>
      ))}
    </>
  );
}
