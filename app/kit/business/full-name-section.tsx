import type { BusinessCard } from "#functions/contract/products/business.ts";

/** A full name in its parts (行政区划＋字号＋行业＋组织形式), and what to know of it. */
export function FullNameSection({ full }: Pick<BusinessCard, "full">) {
  if (full === null) return null;
  const { text, region, sign, trade, form, notes } = full;
  const parts = [
    ["行政区划", region || "没有填"],
    ["字号", sign],
    ["行业", trade],
    ["组织形式", form || "个体店铺可以不写"],
  ] as const;
  return (
    <>
      <p className="poem">{text}</p>
      <dl className="rows loose">
        {parts.map(([part, said]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p className="sm" key={note}>{`${note}。`}</p>
      ))}
    </>
  );
}
