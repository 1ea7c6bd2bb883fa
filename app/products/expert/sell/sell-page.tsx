import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import { TroubleBlock } from "#app/kit/form/trouble-block.tsx";
import { Characters } from "#app/kit/name/glyphs.tsx";
import { Quotation } from "#app/kit/name/source/quotation.tsx";
import { BACK_IN } from "#app/kit/order/back-in.ts";
import { dayText } from "#app/kit/page/time-text.ts";
import { SAMPLE_PATH } from "#app/kit/paths/expert-paths.ts";
import { Clauses, Listing } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { type BuyState, buyForm } from "#app/products/expert/progress/buy-fields.ts";
import { refundRules } from "#app/products/expert/progress/refund-rules.ts";
import type { Expert, Rengong } from "#functions/contract/products/expert.ts";
import { yuan } from "#functions/contract/values/money.ts";
import { PackageForm } from "./package-form.tsx";
import type { Sample } from "./sell.server.ts";

interface SellPageProps {
  offer: Rengong;
  sample: Sample | null;
  state: BuyState;
}

const GETS = [
  "每个名字都写明字、音、义，写明出处，也写为什么起它；出处逐字比对原文，没有典故就写“没有典故”。",
  "每个字都查过《通用规范汉字表》，也查过常见谐音。",
  "一个首选，并说明为什么首选它。",
  "一份至少保留 1 年的链接，可以打印，发给家里人一起看。",
];

/** The page that sells expert work (请人帮您起名): who, what, by when, revisions, refunds. */
export function SellPage({ offer, sample, state }: SellPageProps) {
  const { experts, packages } = offer;
  const [first] = packages;
  return (
    <>
      {state.trouble !== null && (
        <TroubleBlock trouble={state.trouble} service="人工起名" at="packages" hasFields={false} />
      )}
      {state.said !== null && offer.shut === null && <Alert text={state.said} />}
      <h1>请人帮您起名</h1>
      <ErrorSummary state={state} anchors={buyForm.anchors} />
      <p className="lead over">
        <Clauses
          text={`给宝宝起名${sayPrice(first)}。起名人读完您写的要求，自己动笔写手稿，每个名字都有理由和出处。`}
        />
      </p>
      {offer.shut !== null && <Shut offer={offer} isRefused={state.said !== null} />}
      <div className="cols">
        <div>
          {sample !== null && <Taste {...sample} />}
          <PackageForm offer={offer} state={state} />
          <section className="sec" aria-labelledby="get">
            <h2 id="get">您会收到什么</h2>
            <ul className="gets">
              {GETS.map((text) => (
                <li key={text}>
                  <Clauses text={text} />
                </li>
              ))}
            </ul>
          </section>
          <Steps days={first?.days ?? 3} answerDays={first?.answerDays ?? null} daysOff={offer.daysOff} />
        </div>
        <aside className="stick">
          <Who experts={experts} />
          <section className="sec" aria-labelledby="back">
            <h2 id="back">退款</h2>
            <ul className="gets">
              {refundRules(first?.beforeDraft ?? 0).map((text) => (
                <li key={text}>
                  <Clauses text={text} />
                </li>
              ))}
              <li>
                <Clauses text="初稿交出后只是不喜欢，可以修改，不退款" />
              </li>
            </ul>
            <p className="sm">
              <Clauses
                text={`用了您说不要的字、不符合您写明的要求，算与约定不符，可以全额退款。${BACK_IN}。`}
              />
            </p>
          </section>
        </aside>
      </div>
    </>
  );
}

/** What the work costs at least; nothing where nothing is sold. */
const sayPrice = (first: Rengong["packages"][number] | undefined): string =>
  first === undefined ? "" : `，${yuan(first.amount)} 元起`;

/** How a name of a manuscript reads, before any price: what is sold is the reason why. */
const Taste = ({ name, story }: Sample) => (
  <article className="first taste">
    <div>
      <Characters name={name} as="p" />
      {name.source !== null && <Quotation source={name.source} />}
    </div>
    <p className="sm">
      <Clauses text={`样例由本站写成，家庭是虚构的：“${story}”。`} />
    </p>
    <p data-quoted>{name.reason}</p>
    <p className="sm">
      <Link to={SAMPLE_PATH}>看这份手稿的全部名字</Link>
    </p>
  </article>
);

function Alert({ text }: { text: string }) {
  return (
    <div className="status bad" role="alert">
      <p>{withDays(text)}</p>
    </div>
  );
}

/** Writes the days within a text (yyyy-mm-dd on the wire) as people say them. */
const withDays = (text: string): string =>
  text.replaceAll(/(\d{4}-\d{2}-\d{2}) ?/g, (_said, day: string) => dayText(day));

/** Says why nothing can be ordered now, and from when on it can; `isRefused`: an order was just refused. */
function Shut({ offer: { shut, nextSlot }, isRefused }: { offer: Rengong; isRefused: boolean }) {
  const from = nextSlot === null ? "。" : `，${dayText(nextSlot)}起可约。`;
  const texts = {
    nobody: "起名人还没有公布，现在不接单。可以先看手稿样例。",
    closed: `目前暂停接单${from}`,
    full: `目前排满了${from}`,
  } as const;
  return (
    <p className={isRefused ? "status bad" : "status"} role={isRefused ? "alert" : "status"}>
      <Clauses text={texts[shut ?? "nobody"]} />
    </p>
  );
}

const HOW = (days: number, answerDays: number | null) => [
  ["付款", "一次付清，没有后续收费"],
  ["写要求", "家里的故事、喜欢和不喜欢的名字；可以分几次写，随时保存"],
  ["初稿", `资料齐后 ${days} 个工作日内`],
  ["修改", "写下原因，起名人照着改"],
  [
    "定稿",
    answerDays === null
      ? "您点了确认才算完成"
      : `您点了确认就算完成；交稿后 ${answerDays} 天没有您的答复，也按定稿处理`,
  ],
];

/** Most days off that are named: more than the next few change nobody's plan. */
const MOST_OFF = 5;

/** Which days count as working days, so that a family can reckon before it pays. */
export function workingDaysSaid(daysOff: Rengong["daysOff"]): string {
  const off = (daysOff ?? []).slice(0, MOST_OFF).map(dayText).join("、");
  const besides =
    daysOff === null ? "起名人公布的休息日不算" : off === "" ? "近期没有另外的休息日" : `${off}休息，不算`;
  return `工作日是周一至周五，${besides}。`;
}

interface StepsProps {
  days: number;
  answerDays: number | null;
  daysOff: Rengong["daysOff"];
}

function Steps({ days, answerDays, daysOff }: StepsProps) {
  return (
    <section className="sec" aria-labelledby="way">
      <h2 id="way">怎么进行</h2>
      <ol className="way">
        {HOW(days, answerDays).map(([what = "", how = ""]) => (
          <li key={what}>
            <b>{what}</b>
            <span>
              <Listing text={how} />
            </span>
          </li>
        ))}
      </ol>
      <p className="sm">
        <Clauses text={`${workingDaysSaid(daysOff)}逾期会在订单页写明，可以继续等，或全额退款。`} />
      </p>
    </section>
  );
}

function Who({ experts }: { experts: readonly Expert[] }) {
  if (experts.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="who">
      <h2 id="who">谁来起名</h2>
      <dl className="says">
        {experts.map(({ name, about, senior }) => (
          <div key={name}>
            <dt>
              <b translate="no">{name}</b>
              {senior && "（资深）"}
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
