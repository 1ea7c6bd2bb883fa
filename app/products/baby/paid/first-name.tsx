import { Glyphs } from "#app/kit/name/glyphs.tsx";
import { UprightQuotation } from "#app/kit/name/source/quotation.tsx";
import { CompareTick } from "#app/kit/report/compare-bar.tsx";
import { NameActs } from "#app/kit/result/like-form.tsx";
import { OWN } from "#app/kit/result/own-names.tsx";
import { anchorOf } from "#app/kit/result/view.ts";
import type { NameCard } from "#functions/contract/names/name-card.ts";

interface FirstNameProps {
  sn: string;
  name: NameCard;
  picked: boolean;
  /** The family had thought of it. */
  own: boolean;
  /** The favourable elements (喜用) of the chart; none where there is no chart. */
  favourable: readonly string[];
}

/** Said where it is so: the list is led by how a name reads, and not by its elements. */
const sayMissed = (name: NameCard, favourable: readonly string[]): readonly string[] => {
  const own = name.characters.slice(-[...name.given].length);
  if (favourable.length === 0 || own.some(({ element }) => favourable.includes(element))) return [];
  return [`名中没有八字喜用的${favourable.join("、")}，因读起来好排在首位`];
};

/** The first name of a report (开卷): upright and large, with the lines that it comes from. It unrolls once. */
export function FirstName({ sn, name, picked, own, favourable }: FirstNameProps) {
  const { care, given, score, source, unfit, why } = name;
  return (
    <article className={unfit ? "opened unfit" : "opened"} id={anchorOf(given)}>
      <div className="leaf">
        <div className="spine">
          <Glyphs name={name} as="h3" />
        </div>
        {source !== null && <UprightQuotation source={source} />}
      </div>
      <p>{why}</p>
      {care.map((text) => (
        <p className="care" key={text}>{`要留意：${text}`}</p>
      ))}
      <p className="sm">
        {[...(own ? [OWN] : []), `${score} 分`, ...sayMissed(name, favourable)].join(" · ")}
      </p>
      <NameActs sn={sn} name={name} unfit={unfit}>
        <CompareTick name={name.name} given={given} picked={picked} />
      </NameActs>
    </article>
  );
}
