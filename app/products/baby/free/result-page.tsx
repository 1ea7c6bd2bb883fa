import { FoldedChart } from "#app/kit/name/chart/chart-section.tsx";
import { LunarLine, ShortEcho } from "#app/kit/name/chart/echo-line.tsx";
import { useMay } from "#app/kit/order/hold.ts";
import { NoticeSlot } from "#app/kit/page/notes/notice-slot.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { Link } from "#app/kit/prose/link.tsx";
import { PaperLine } from "#app/kit/report/paper-line.tsx";
import { StateNote } from "#app/kit/report/state-note.tsx";
import { NameCard } from "#app/kit/result/card-of-name.tsx";
import { EnoughBlock } from "#app/kit/result/enough-block.tsx";
import { isOwn, OwnBelow, OwnNames } from "#app/kit/result/own-names.tsx";
import { RelaxBlock } from "#app/kit/result/relax-block.tsx";
import { comparePath, MOST_COMPARED } from "#app/kit/result/view.ts";
import { AskSection } from "#app/products/baby/why-not/ask-form.tsx";
import type { FreeResult } from "#functions/contract/orders/orders.ts";
import type { Ads, SiteInfo } from "#functions/contract/site/site.ts";
import { byScore, ChosenNote } from "./chosen.tsx";
import { LockedBlock } from "./locked-block.tsx";

const ENOUGH = 3;

interface ResultPageProps {
  result: FreeResult;
  /** Days until the order's data are erased. */
  days: number;
  siteInfo: Later<SiteInfo>;
  ads: Later<Ads>;
}

/** The heading, such as 林宝宝的 3 个名字. */
export const resultTitle = ({ surname, names }: Pick<FreeResult, "surname" | "names">): string =>
  names.length === 0 ? `${surname}宝宝的名字` : `${surname}宝宝的 ${names.length} 个名字`;

/** The free face of a naming order (免费结果). */
export function ResultPage(props: ResultPageProps) {
  const result = { ...props.result, names: byScore(props.result.names) };
  const { sn, names, have } = result;
  return (
    <>
      <Face result={result} />
      <div className={names.length > 0 ? "cols of-result mt-6" : undefined}>
        <section aria-labelledby={names.length > 0 ? "names" : undefined}>
          {names.length > 0 && (
            <h2 id="names" className="sr-only">
              名字
            </h2>
          )}
          <ChosenNote result={result} />
          {names.map((name, at) => (
            <NameCard
              key={name.given}
              sn={sn}
              name={name}
              own={isOwn(have, name.given)}
              at={at}
              count={names.length}
            />
          ))}
          <Own result={result} />
          {result.chart !== null && (
            <FoldedChart chart={result.chart}>
              <LunarLine echo={result.echo} />
            </FoldedChart>
          )}
          {names.length > 0 && <AskSection sn={sn} />}
        </section>
        <div className="stick">
          <Side {...props} />
        </div>
      </div>
      <PaperLine sn={sn} />
    </>
  );
}

/** Does the page offer what payment adds? Not where the order is refunded or being refunded. */
const isSold = (status: FreeResult["status"]): boolean => status !== "refunded" && status !== "refunding";

/** Stands beside the cards: what payment adds, and a note for families to whom the free names are enough. */
function Side({ result, days, siteInfo, ads }: ResultPageProps) {
  const { sn, names, locked, status } = result;
  if (!isSold(status)) return null;
  return (
    <>
      {locked.names > 0 && <LockedBlock sn={sn} locked={locked} info={siteInfo} />}
      {names.length > 0 && (
        <EnoughBlock
          title={names.length === 1 ? "只要这 1 个？" : `${names.length} 个就够了？`}
          path={`/naming-result/${sn}`}
          days={days}
        />
      )}
      <NoticeSlot ads={ads} />
    </>
  );
}

/** The family's own names, and a link that compares the best of them with the free names. */
function Own({ result: { sn, have, names } }: { result: FreeResult }) {
  const best = have.find(({ registrable }) => registrable.ok);
  const picked = [...new Set([best?.given ?? "", ...names.map(({ given }) => given)])];
  return (
    <OwnNames sn={sn} have={have} above={names.map(({ given }) => given)}>
      {best !== undefined && picked.length > 1 && (
        <Link className="go" to={comparePath(sn, picked.slice(0, MOST_COMPARED))}>
          <span>
            {`把“${best.name}”`}
            和上面的名字<span className="nb">比一比</span>
          </span>
        </Link>
      )}
    </OwnNames>
  );
}

/** What stands above the cards: as little as can be, for the names come first. */
function Face({ result }: { result: FreeResult }) {
  const mayPay = useMay("order", "payAgain");
  const { names, status } = result;
  const relaxes = names.length < ENOUGH && mayPay;
  return (
    <>
      <h1>{resultTitle(result)}</h1>
      <ShortEcho sn={result.sn} sex={result.sex} echo={result.echo} again={!relaxes} />
      <StateNote sn={result.sn} status={status} isPaid={false} />
      <OwnBelow have={result.have} />
      {relaxes && <RelaxBlock result={result} count={names.length} />}
    </>
  );
}
