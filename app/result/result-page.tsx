import type { FullName } from "#functions/contract/name-card.ts";
import type { FreeResult } from "#functions/contract/orders.ts";
import type { Ads, SiteInfo } from "#functions/contract/site.ts";
import type { Later } from "../document/deferred.ts";
import { Link } from "../document/link.tsx";
import { PaperLine } from "../document/paper-line.tsx";
import { Still } from "../document/still.tsx";
import { NoticeSlot } from "../home/notice-slot.tsx";
import { ChartSection } from "./chart-section.tsx";
import { EchoLine } from "./echo-line.tsx";
import { EnoughBlock } from "./enough-block.tsx";
import { Jump } from "./jump.tsx";
import { LockedBlock } from "./locked-block.tsx";
import { NameCard } from "./name-card.tsx";
import { isOwn, OWN, OwnNames } from "./own-names.tsx";
import { StateNote } from "./paid/state-note.tsx";
import { comparePath, MOST_COMPARED } from "./paid/view.ts";
import { RelaxBlock } from "./relax-block.tsx";

const ENOUGH = 3;

interface ResultPageProps {
  sn: string;
  /** What the browser needs of the names: enough for ♡ and the links. */
  names: readonly Pick<FullName, "name" | "given" | "liked">[];
  /** What the page is drawn from, on the server only. */
  drawn: { result: FreeResult; days: number } | undefined;
  siteInfo: Later<SiteInfo> | undefined;
  ads: Later<Ads> | undefined;
}

/** 林宝宝的 3 个名字. */
export const resultTitle = ({ surname, names }: Pick<FreeResult, "surname" | "names">): string =>
  names.length === 0 ? `${surname}宝宝的名字` : `${surname}宝宝的 ${names.length} 个名字`;

/** The free face of a naming order (免费结果). Only the cards' ♡ lives in the browser; the rest stands still. */
export function ResultPage({ sn, names, drawn, siteInfo = null, ads = null }: ResultPageProps) {
  return (
    <>
      <Still id="face">{import.meta.env.SSR && (() => drawn && <Face result={drawn.result} />)}</Still>
      <div className={names.length > 0 ? "cols of-result sec" : undefined}>
        <section aria-labelledby={names.length > 0 ? "names" : undefined}>
          {names.length > 0 && (
            <h2 id="names" className="sr-only">
              名字
            </h2>
          )}
          {names.map((name, at) => (
            <NameCard
              key={name.given}
              sn={sn}
              name={name}
              drawn={drawn?.result.names[at]}
              own={drawn !== undefined && isOwn(drawn.result.own, name.given)}
              at={at}
              count={names.length}
            />
          ))}
          <Still id="own-names">
            {import.meta.env.SSR && (() => drawn && <Own result={drawn.result} />)}
          </Still>
        </section>
        <Still id="side" className="stick">
          {import.meta.env.SSR &&
            (() => drawn && <Side result={drawn.result} days={drawn.days} siteInfo={siteInfo} ads={ads} />)}
        </Still>
      </div>
      <PaperLine sn={sn} />
    </>
  );
}

interface SideProps {
  result: FreeResult;
  days: number;
  siteInfo: Later<SiteInfo>;
  ads: Later<Ads>;
}

/** Is what payment adds on offer: not where it came and is paid back. */
const isSold = (status: FreeResult["status"]): boolean => status !== "refunded" && status !== "refunding";

/** What stands beside the cards: what payment adds, and for whom three are enough. */
function Side({ result, days, siteInfo, ads }: SideProps) {
  const { sn, names, locked, status } = result;
  if (!isSold(status)) return null;
  return (
    <>
      {locked.names > 0 && <LockedBlock sn={sn} locked={locked} info={siteInfo} />}
      {names.length > 0 && (
        <EnoughBlock
          title={names.length < ENOUGH ? "先留着这份结果？" : `${names.length} 个就够了？`}
          path={`/naming-result/${sn}`}
          days={days}
        />
      )}
      <NoticeSlot ads={ads} />
    </>
  );
}

/** The family's own names, and the best of them beside the free ones. */
function Own({ result: { sn, own, names } }: { result: FreeResult }) {
  const best = own.find(({ registrable }) => registrable.ok);
  const picked = [...new Set([best?.given ?? "", ...names.map(({ given }) => given)])];
  return (
    <OwnNames sn={sn} own={own} above={names.map(({ given }) => given)}>
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

/** What stands above the cards. */
function Face({ result }: { result: FreeResult }) {
  const { names, locked, relax, status } = result;
  return (
    <>
      <h1>{resultTitle(result)}</h1>
      <EchoLine sex={result.sex} echo={result.echo} />
      <StateNote status={status} isPaid={false} />
      {names.length < ENOUGH && <RelaxBlock count={names.length} relax={relax} />}
      <Jump
        to={[
          ["chart", "八字与五行"],
          ...(names.length > 0 ? [["names", "名字"] as const] : []),
          ...(result.own.length > 0 ? [["own", OWN] as const] : []),
          ...(locked.names > 0 && isSold(status) ? [["locked", "付费内容"] as const] : []),
        ]}
      />
      <ChartSection chart={result.chart} />
    </>
  );
}
