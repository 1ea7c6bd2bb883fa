import { NotTaken } from "#app/kit/form/not-taken.tsx";
import { LUCK_PATH } from "#app/kit/paths/luck-path.ts";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { Steps } from "#app/kit/prose/steps.tsx";
import { PriceBlock } from "#app/kit/result/price-block.tsx";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { type LuckFormState, luckForm } from "./fields.ts";
import { LuckForm } from "./luck-form.tsx";
import { STEPS, WHAT, WHAT_NOT, WHOLE_STEPS } from "./pool/rule.ts";

export const LUCK_TITLE = "随机优选一个名字";

interface LuckHomeProps {
  form: LuckFormState;
  info: Later<SiteInfo>;
}

/** The page that sells the luck name (随机优选): the form, what it is and is not, how it is drawn, what it costs. */
export function LuckHome({ form, info }: LuckHomeProps) {
  return (
    <>
      <div className="hero">
        <h1>
          <Parts of={["随机优选", "一个名字"]} />
        </h1>
        <p className="lead">
          <Clauses text="不想一个个挑，就当一份小惊喜：从合您姓氏的好名字里，按公开的办法抽一个。" />
        </p>
      </div>
      <div className="cols of-home">
        <LuckForm state={form} info={info} />
        <div className="checks">
          <IsAndIsNot />
          <p className="is-other">
            想要有挑选、有比较？
            <Link className="cl" to="/">
              {"宝宝起名有 3\u00a0个完整的免费名字"}
            </Link>
          </p>
        </div>
      </div>
      <Steps id="rule" title="怎么抽" steps={STEPS} />
      <details className="fold">
        <summary>完整算法，谁都可以再算一遍</summary>
        <ul className="plain">
          {WHOLE_STEPS.map(([title, text]) => (
            <li key={title}>
              <b>{`${title}：`}</b>
              {text}
            </li>
          ))}
        </ul>
      </details>
      <PriceBlock info={info} service="luck" />
    </>
  );
}

function IsAndIsNot() {
  return (
    <>
      <Points id="is" title="随机优选是什么" points={WHAT} />
      <Points id="is-not" title="随机优选不是什么" points={WHAT_NOT} />
    </>
  );
}

interface PointsProps {
  id: string;
  title: string;
  points: readonly string[];
}

function Points({ id, title, points }: PointsProps) {
  return (
    <section className="luck-points" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="plain">
        {points.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** The form, in answer to a POST that did not succeed. */
export function LuckFormPage({ state }: { state: LuckFormState }) {
  return (
    <div className="cols">
      <div className="form-page">
        <h1>{LUCK_TITLE}</h1>
        <NotTaken state={state} form={luckForm} service="起名服务" action={usePath(LUCK_PATH)} />
        <LuckForm state={state} />
      </div>
      <div className="aside stick">
        <IsAndIsNot />
      </div>
    </div>
  );
}
