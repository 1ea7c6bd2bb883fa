import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Kinsfolk } from "#functions/contract/names/name-card.ts";

const WHO = { sibling: "家里的孩子", parent: "爸爸妈妈" } as const;

/** The name beside those of the family's children and parents (和家里人的名字一起看), to whoever has told them and to nobody else. */
export function KinsfolkSection({ given, kinsfolk }: { given: string; kinsfolk: readonly Kinsfolk[] }) {
  if (kinsfolk.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="kinsfolk">
      <h2 id="kinsfolk">和家里人的名字一起看</h2>
      {kinsfolk.map(({ who, given: other, says }) => (
        <div className="hanzi" key={who + other}>
          <h3>
            <span translate="no">{other}</span>
            <small>{WHO[who]}</small>
          </h3>
          <dl className="rows">
            {says.map(({ about, fits, text }) => (
              <div key={about}>
                <dt>{about}</dt>
                <dd className={fits ? undefined : "mind"}>
                  <Clauses text={fits ? text : `要留意：“${given}”${text}`} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className="sm">
        <Clauses text="只有您看得到这一段：分享出去的页面里没有家里人的名字。" />
      </p>
    </section>
  );
}
