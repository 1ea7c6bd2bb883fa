import type { BusinessCard } from "#functions/contract/products/business.ts";

/** A shop of one owner needs no form of its own; one that calls itself 店 has said it in its trade. */
const shopForm = (trade: string): string => {
  const [said] = /[店馆坊铺屋厅]$/u.exec(trade) ?? [];
  return said === undefined ? "个体店铺可以不写" : `“${said}”已在行业里，不用另写`;
};

interface FullNameSectionProps extends Pick<BusinessCard, "full"> {
  written?: Readonly<Record<"region" | "sign" | "trade" | "form", string>>;
}

/**
 * A full name in its parts (行政区划＋字号＋行业＋组织形式), and what to know of it: in simplified characters in 繁體 too, as the
 * mainland registers it. Beside a name that somebody has (`written`), the parts that differ from it alone.
 */
export function FullNameSection({ full, written }: FullNameSectionProps) {
  if (full === null) return null;
  const { text, region, sign, trade, form, notes } = full;
  const parts = [
    ["行政区划", region, "没有填", written?.region],
    ["字号", sign, "", written?.sign],
    ["行业", trade, "", written?.trade],
    ["组织形式", form, shopForm(trade), written?.form],
  ] as const;
  return (
    <>
      <p className="poem" lang="zh-Hans">
        {text}
      </p>
      <dl className="rows loose">
        {parts.map(([part, said, unsaid, was]) =>
          said === was ? null : (
            <div key={part}>
              <dt>{part}</dt>
              {said === "" ? <dd>{unsaid}</dd> : <dd lang="zh-Hans">{was ? `${was} → ${said}` : said}</dd>}
            </div>
          ),
        )}
      </dl>
      {written !== undefined && written.trade !== "" && written.trade !== trade && (
        <p className="sm">{`登记时行业常写作“${trade}”，只供比较；其余各部分照您写的。`}</p>
      )}
      {notes.map((note) => (
        <p className="sm" key={note}>{`${note}。`}</p>
      ))}
    </>
  );
}
