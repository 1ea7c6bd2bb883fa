import { useMay } from "#app/kit/order/hold.ts";
import { isOnSale } from "#app/kit/order/on-sale.ts";
import { NoticeSlot } from "#app/kit/page/notes/notice-slot.tsx";
import { againAt } from "#app/kit/paths/home-paths.ts";
import { LUCK_PATH, luckDetailsPath, luckPayPath } from "#app/kit/paths/luck-path.ts";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { Link } from "#app/kit/prose/link.tsx";
import { PaperLine } from "#app/kit/report/paper-line.tsx";
import { StateNote } from "#app/kit/report/state-note.tsx";
import { EnoughBlock } from "#app/kit/result/enough-block.tsx";
import { LockedList } from "#app/kit/result/locked-list.tsx";
import type { FreeLuck } from "#functions/contract/products/luck.ts";
import type { Ads, SiteInfo } from "#functions/contract/site/site.ts";
import { Sealed } from "./letter.tsx";
import { PoolRows } from "./pool/pool-rows.tsx";
import { SHA, stepsOf } from "./pool/rule.ts";
import { SampleCard } from "./sample-card.tsx";

interface FreePageProps {
  face: FreeLuck;
  days: number;
  info: Later<SiteInfo>;
  ads: Later<Ads>;
}

type Spread = NonNullable<FreeLuck["spread"]>;

/** The free face of a luck order (随机优选): what is drawn from, the rule, a sample, and the price; not the pick. */
export function FreePage({ face, days, info, ads }: FreePageProps) {
  const { sn, status, sample, spread, locked, pool, surname } = face;
  const here = luckDetailsPath(sn);
  return (
    <>
      <Link className="back" to={LUCK_PATH}>
        回到随机优选
      </Link>
      <StateNote sn={sn} status={status} isPaid={false} form={LUCK_PATH} />
      <div className="hero">
        <h1>
          <Parts of={[`从 ${pool.size} 个`, "好名字里，", "随机抽一个"]} />
        </h1>
        <p className="lead">
          <Clauses text={`每个都在 ${pool.threshold} 分以上，机会一样多。它是一份小惊喜，不代表任何预示。`} />
        </p>
      </div>
      <div className="cols of-result">
        <Sealed face={face} />
        <div className="stick">
          {isOnSale(face) && (
            <LockedList
              title="付费后得到什么"
              lines={locked}
              info={info}
              price="luck"
              pay={luckPayPath(sn)}
              note="谐音只按普通话查，没有查粤语。"
              here={here}
            />
          )}
        </div>
      </div>
      {face.others.length > 0 && (
        <section className="sec" aria-labelledby="others">
          <h2 id="others">名单里的几个名字</h2>
          <p className="sm">
            <Clauses
              text={`按名单的次序，每隔一段取一个，不是挑出来的；您这一单会抽到的 ${face.draws} 个不在里面。`}
            />
          </p>
          <ul className="luck-others" translate="no">
            {face.others.map((given) => (
              <li key={given}>{surname + given}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="sec" aria-labelledby="trust">
        <h2 id="trust">怎么知道是真的随机</h2>
        <ol className="way">
          {TRUST(pool.size).map(([what, text]) => (
            <li key={what}>
              <b>{what}</b>
              <span>
                <Clauses text={text} />
              </span>
            </li>
          ))}
        </ol>
        <details className="fold" id="check">
          <summary>怎么核对</summary>
          <Check face={face} />
        </details>
      </section>
      {sample !== null && (
        <section className="sec" aria-labelledby="sample">
          <h2 id="sample">抽中的名字会这样写</h2>
          {spread !== undefined && (
            <p className="mb-2">
              <Clauses text={saySpread(spread, pool.size)} />
            </p>
          )}
          <p className="sm mb-4">
            <Clauses text={sayShown(face.draws)} />
            <Clauses text={UNASKED} />
          </p>
          <SampleCard name={sample} />
        </section>
      )}
      {isOnSale(face) && (
        <>
          <EnoughBlock title="先想一想？" path={here} days={days} isSealed />
          <NoticeSlot ads={ads} />
        </>
      )}
      <PaperLine sn={face.sn} />
    </>
  );
}

/** Of which name the sample is: one that none of the order's draws gives. */
const sayShown = (draws: number): string =>
  `拿名单里另一个名字做样例，您这一单的\u{a0}${draws}\u{a0}次都抽不到它。`;
/** Why the same name may have another score elsewhere. */
const UNASKED = "没有问生日，八字和生肖不计分；同一个名字，填了生日分数会不一样。";

/** What a draw may give: by the list itself, so that a sample promises no more than there is. */
const saySpread = ({ sourced, lowest, middle, highest }: Spread, size: number): string =>
  `${size} 个里，${sourced} 个引了原文，${size - sourced} 个没有；分数 ${lowest} 到 ${highest}，样例取正中间的那一个，${middle} 分。`;

/** Why nobody picks: in three lines, before the fingerprint and the algorithm. */
const TRUST = (size: number): readonly (readonly [string, string])[] => [
  ["名单先定", `${size} 个名字已经列好，付款前后是同一份。`],
  ["抽法公开", "只由订单号算出，每个名字机会一样，人改不了。"],
  ["可以再算", "付款后给您名单和每步的数，自己能再算。"],
];

/** How the draw is checked (怎么核对): what is drawn from with its fingerprint, and the rule. */
function Check({ face }: { face: FreeLuck }) {
  const mayPay = useMay("order", "payAgain");
  return (
    <>
      <PoolRows face={face} />
      <p className="sm">
        <Clauses
          text={`名单指纹由候选名全表算出（${SHA}），名单改一个字，指纹就全变。付款后给您全表，再算一次和这里一样，就知道名单没有动过。`}
        />
      </p>
      {mayPay && (
        <p className="echo off-paper">
          写错了？
          <Link to={againAt(LUCK_PATH, face.sn)}>重新填写</Link>
        </p>
      )}
      <h2 id="rule">怎么抽</h2>
      <ul className="plain">
        {stepsOf(face.pool.size).map(([title, text]) => (
          <li key={title}>
            <b>{`${title}：`}</b>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
