import type { BusinessCard } from "#functions/contract/products/business.ts";

/** A shop of one owner needs no form of its own; one that calls itself 店 has said it in its trade. */
const shopForm = (trade: string): string => {
  const [said] = /[店馆坊铺屋厅]$/u.exec(trade) ?? [];
  return said === undefined ? "个体店铺可以不写" : `“${said}”已在行业里，不用另写`;
};

/**
 * A full name in its parts (行政区划＋字号＋行业＋组织形式), and what to know of it: in simplified characters in 繁體 too, as the
 * mainland registers it.
 */
export function FullNameSection({ full }: Pick<BusinessCard, "full">) {
  if (full === null) return null;
  const { text, region, sign, trade, form, notes } = full;
  const parts = [
    ["行政区划", region, "没有填"],
    ["字号", sign, ""],
    ["行业", trade, ""],
    ["组织形式", form, shopForm(trade)],
  ] as const;
  return (
    <>
      <p className="poem" lang="zh-Hans">
        {text}
      </p>
      <dl className="rows loose">
        {parts.map(([part, said, unsaid]) => (
          <div key={part}>
            <dt>{part}</dt>
            {said === "" ? <dd>{unsaid}</dd> : <dd lang="zh-Hans">{said}</dd>}
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p className="sm" key={note}>{`${note}。`}</p>
      ))}
    </>
  );
}
