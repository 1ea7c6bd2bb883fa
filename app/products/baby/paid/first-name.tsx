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
}

/** The first name of a report (开卷): upright and large, with the lines that it comes from. It unrolls once. */
export function FirstName({ sn, name, picked, own }: FirstNameProps) {
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
      <p className="sm">{[...(own ? [OWN] : []), `${score} 分`].join(" · ")}</p>
      <NameActs sn={sn} name={name} unfit={unfit}>
        <CompareTick name={name.name} given={given} picked={picked} />
      </NameActs>
    </article>
  );
}
