import { Care } from "#app/kit/name/care.tsx";
import { favouredIn, isOfMany } from "#app/kit/name/facts.ts";
import { Glyphs } from "#app/kit/name/glyphs.tsx";
import { UprightQuotation } from "#app/kit/name/source/quotation.tsx";
import { sayUnquoted } from "#app/kit/name/source/unquoted.tsx";
import { Clauses, Listing } from "#app/kit/prose/clauses.tsx";
import { asTold, dotted } from "#app/kit/prose/dotted.ts";
import { CompareTick } from "#app/kit/report/compare-bar.tsx";
import { NameActs } from "#app/kit/result/like-form.tsx";
import { OWN_ONE } from "#app/kit/result/own-names.tsx";
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

/** What this name has; others behind it may have it too. */
function sayLead(name: NameCard, favourable: readonly string[]): string {
  const has = favouredIn(name, favourable);
  const misses = has.length === 0 && favourable.length > 0;
  const lacks = misses ? `没有喜用的${favourable.join("、")}` : "";
  const source = name.source === null ? sayUnquoted(name) : "有出处";
  const elements = has.length > 0 ? `，名中有喜用的${has.join("、")}` : misses ? `，名中${lacks}` : "";
  return `${source}${elements}`;
}

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
      <div>
        <p>
          <Clauses text={asTold(why)} />
        </p>
        {/* That the elements are missing is said with what the name has. */}
        <Care care={care.filter((text) => !isOfMany(text))} />
        <p className="sm">
          <Listing text={dotted([...(own ? [OWN_ONE] : []), `${score} 分`, sayLead(name, favourable)])} />
        </p>
        <NameActs sn={sn} name={name} unfit={unfit}>
          <CompareTick name={name.name} given={given} picked={picked} />
        </NameActs>
      </div>
    </article>
  );
}
