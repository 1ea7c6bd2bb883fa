import { detailPath } from "#app/kit/paths/detail-path.ts";
import { votePath } from "#app/kit/paths/together-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { comparePath } from "#app/kit/result/view.ts";
import type { Duet } from "#functions/contract/together/duet.ts";
import { Act } from "./act.tsx";
import { PlainSource, UprightName } from "./upright-name.tsx";

type Found = NonNullable<Duet["found"]>;
type FoundName = Found["names"][number];

/** Why a name is here: where both have put it, so far as the rounds tell; two names may share a place (并列). */
function whyOf({ own, other }: FoundName, names: readonly FoundName[]): string {
  const nth = (whose: "own" | "other", place: number) =>
    `${names.filter((name) => name[whose] === place).length > 1 ? "并列" : "排"}第 ${place}`;
  // Where the other has put them all level, that tells them apart by nothing.
  const isLevel = names.length > 1 && names.every((name) => name.other === other);
  if (other === null || isLevel) return `您${nth("own", own)}`;
  const [mine, theirs] = [nth("own", own), nth("other", other)];
  return mine === theirs ? `两个人都${mine}` : `您${mine}，另一位${theirs}`;
}

/** The end of a duet (两个人都喜欢): names that both like, best first, with why; or what there is without the other. */
export function DuetEnd({ duet, found }: { duet: Duet; found: Found }) {
  const { sn, side } = duet;
  const { names, together } = found;
  return (
    <>
      <h1>{headingOf(found, side)}</h1>
      <p className="lead">
        <Clauses text={leadOf(found, side)} />
      </p>
      <ol className="duet-found">
        {names.map((name) => (
          <li className="card" key={name.given}>
            <p>{whyOf(name, names)}</p>
            <UprightName name={name} />
            <PlainSource name={name} />
            {side === "owner" && (
              <p>
                <Link className="go" to={detailPath(sn, name.given)}>
                  看详情
                </Link>
              </p>
            )}
          </li>
        ))}
      </ol>
      {side === "owner" && <Next sn={sn} names={names} />}
      {together && (
        <p className="sm">
          <Clauses text="只有一个人喜欢的名字没有列在这里，想说的时候再说。" />
        </p>
      )}
    </>
  );
}

const headingOf = ({ together, names }: Found, side: Duet["side"]): string => {
  if (!together) return side === "owner" ? "您喜欢的" : "这次先不选了";
  return names.length === 0 ? "还没有重合的" : "两个人都喜欢";
};

function leadOf({ together, names }: Found, side: Duet["side"]): string {
  if (!together)
    return side === "owner"
      ? "这里只有您一个人的选择，另一位还没有选完。"
      : "发起的人先按自己的选择看了。想一起选，请对方重新发起一次。";
  return names.length === 0
    ? "两个人喜欢的各不相同，这很常见。换一批名字再选几个看看。"
    : "分开选的，想到了一起。两个人合起来更喜欢的在前，合起来一样的不分先后。";
}

/** What the owner may do next. */
function Next({ sn, names }: { sn: string; names: readonly FoundName[] }) {
  const given = names.map((name) => name.given);
  return (
    <div className="btns ask">
      {given.length > 1 && (
        <Link className="btn" to={comparePath(sn, given)}>
          {`把这 ${given.length} 个放在一起看`}
        </Link>
      )}
      <Link className="btn quiet" to={votePath(sn)}>
        请家里人投票
      </Link>
      <Act sn={sn} act="start" as="btn quiet">
        换一批名字再选，这次的不留
      </Act>
    </div>
  );
}
