import { ChildNotice } from "#app/home/child-notice.tsx";
import { NotTaken } from "#app/kit/form/not-taken.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { usePath } from "#app/kit/prose/link.tsx";
import { PriceBlock } from "#app/kit/result/price-block.tsx";
import { type ScoreFormState, scoreForm } from "#app/products/score/form/fields.ts";
import { SCORE_PATH, ScoreForm } from "#app/products/score/form/score-form.tsx";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { CheckList } from "./check-list.tsx";
import { WhoseName } from "./whose-name.tsx";

const SCORE_TITLE = "给名字评个分";

/** The parts of the bill, and what each looks at. */
const CHECKS = [
  ["读音与写法", "有没有多音字、连姓读来像什么、声调顺不顺、好不好写"],
  ["字义与出处", "字与字搭不搭，典籍里有没有这样的句子"],
  ["年代", "听来像哪一辈人的名字，是不是用得太多"],
  ["五格三才", "笔画的数理，民俗一家之说"],
  ["五行与生肖", "填了生日才算，也属民俗"],
] as const;

interface ScoreHomeProps {
  form: ScoreFormState;
  info: Later<SiteInfo>;
}

/** The home of the second service (名字评分): the form, what is looked at, what it costs. */
export function ScoreHome({ form, info }: ScoreHomeProps) {
  return (
    <>
      <div className="hero">
        <h1>{SCORE_TITLE}</h1>
        <p className="lead">
          <Clauses text="先看能不能登记，好不好读，有没有谐音，再看传统讲究。" />
        </p>
      </div>
      <div className="cols of-home">
        <div>
          <WhoseName current="score" />
          <ScoreForm state={form} />
        </div>
        <CheckList checks={CHECKS} />
      </div>
      <div className="halves">
        <PriceBlock info={info} service="score" />
        <ChildNotice as="section" service="score" />
      </div>
    </>
  );
}

/** The form alone, in answer to a POST that did not succeed. */
export function ScoreFormPage({ state }: { state: ScoreFormState }) {
  return (
    <div className="cols">
      <div className="form-page">
        <h1>{SCORE_TITLE}</h1>
        <NotTaken state={state} form={scoreForm} service="评分服务" action={usePath(SCORE_PATH)} />
        <ScoreForm state={state} />
      </div>
      <ChildNotice as="aside" service="score" />
    </div>
  );
}
