import { Strip } from "#app/kit/name/bill/bars.tsx";
import { maxOf, partsOf } from "#app/kit/name/bill/bill-parts.ts";
import { PartsTable } from "#app/kit/name/bill/bill-tables.tsx";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { Link } from "#app/kit/prose/link.tsx";
import { LikeForm } from "#app/kit/result/like-form.tsx";
import { ordinalOf } from "#app/kit/result/ordinal.ts";
import { anchorOf } from "#app/kit/result/view.ts";
import type { Finding, FullBusinessName } from "#functions/contract/products/business.ts";
import type { Alike } from "./alike.ts";
import { SignPlate } from "./sign-plate.tsx";
import { SignSays } from "./sign-says.tsx";

interface SignCardProps {
  sn: string;
  name: FullBusinessName;
  /** The rivals that were named. */
  rivals: readonly string[];
  /** Findings that stand above the list, and are not repeated here. */
  said: readonly Finding[];
  /** What all names of the list have to say alike, which stands below them. */
  alike: Alike;
  at: number;
  /** How many names the list has. */
  count: number;
}

/** One name for a business (名字卡): plate, full name, first look at the rules, rivals, why, what to mind, bill, ♡. */
export function SignCard({ sn, name, rivals, said, alike, at, count }: SignCardProps) {
  return (
    <article className="card name-card" id={anchorOf(name.given)}>
      <div className="left">
        <Face name={name} ordinal={ordinalOf(at, count)} />
      </div>
      <div className="right">
        <SignSays name={name} rivals={rivals} said={said} alike={alike} />
        <Score name={name} open={at === 0} />
      </div>
      <div className="pair">
        <LikeForm name={name.given} given={name.given} liked={name.liked} />
        <Link className="btn quiet" to={detailPath(sn, name.given)}>
          看详情<span className="sr-only">{name.given}</span>
        </Link>
      </div>
    </article>
  );
}

function Face({ name, ordinal }: { name: FullBusinessName; ordinal: string | undefined }) {
  return (
    <>
      {ordinal !== undefined && <p className="no">{ordinal}</p>}
      <SignPlate
        name={name}
        score={
          <p className="score">
            综合
            <b>
              {name.score}
              <small>分</small>
            </b>
          </p>
        }
      />
      <ul className="facts">
        <li>{`简体 ${name.characters.map(({ strokes }) => strokes).join("＋")} 画`}</li>
        <li>
          域名拼法 <span translate="no">{name.domains.joined}</span>
        </li>
      </ul>
    </>
  );
}

function Score({ name: { bill }, open }: Pick<SignCardProps, "name"> & { open: boolean }) {
  const parts = partsOf(bill);
  return (
    <>
      <Strip parts={parts} />
      <details open={open}>
        <summary>{`这 ${bill.total} 分怎么来的？`}</summary>
        <PartsTable bill={bill} caption={`满分 ${maxOf(parts)}，${parts.length} 项相加`} />
      </details>
    </>
  );
}
