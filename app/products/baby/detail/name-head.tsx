import { partsOf } from "#app/kit/name/bill/bill-parts.ts";
import { TotalLink } from "#app/kit/name/bill/total-link.tsx";
import { nameFacts } from "#app/kit/name/facts.ts";
import { Glyphs } from "#app/kit/name/glyphs.tsx";
import { ReadAloud } from "#app/kit/name/read-aloud.tsx";
import { cardPath } from "#app/kit/paths/card-path.ts";
import { elderPath, strokesPath } from "#app/kit/paths/name-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { LikeForm } from "#app/kit/result/like-form.tsx";
import type { NamePage } from "#functions/contract/orders/orders.ts";

/** Less than this share of the points for the favourable element that is wanted first: it is missing, and said at once. */
const LITTLE = 0.5;

/** That the element wanted first is not in the name (首选喜用), in the bill's own words under the total, with what its part lacks. */
function Wanted({ bill }: Pick<NamePage, "bill">) {
  const part = partsOf(bill).find(({ part }) => part === "五行");
  const line = part?.lines.find(({ rule }) => rule === "首选喜用");
  if (part === undefined || line === undefined || line.points >= line.max * LITTLE) return null;
  return (
    <p className="sm wanted">
      <Clauses text={`五行少了 ${part.max - part.points} 分：${line.reason}`} />
    </p>
  );
}

/** The name in 米字格, how it is written abroad, and its total. */
export function NameHead({ name }: { name: NamePage }) {
  const [first] = name.romanisation;
  return (
    <div className={name.characters.length > 3 ? "mi long" : "mi"}>
      <Glyphs name={name} as="h1" />
      <ul className="facts">
        {first !== undefined && (
          <li>
            {`${first.place} `}
            <b>{first.text}</b>
          </li>
        )}
        {nameFacts(name).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <TotalLink bill={name.bill} />
      <Wanted bill={name.bill} />
      <ReadAloud text={name.name} />
    </div>
  );
}

/** What can be done with the name, after what it came for: ♡, its card, its page for the elders, how it is written. */
export function NameTools({ name }: { name: NamePage }) {
  return (
    <div className="pair off-paper mt-5 wide:max-w-96">
      <LikeForm name={name.name} given={name.given} liked={name.liked} />
      <Link className="btn quiet" to={cardPath(name.sn, name.given)}>
        存成名字卡
      </Link>
      <Link className="btn quiet" to={elderPath(name.sn, name.given)}>
        给长辈看
      </Link>
      <Link className="btn quiet" to={strokesPath(name.sn, name.given)}>
        笔顺字帖
      </Link>
    </div>
  );
}
