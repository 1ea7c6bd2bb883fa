import { UsedNote } from "#app/home/business/used-note.tsx";
import { NotTaken } from "#app/kit/form/not-taken.tsx";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { usePath } from "#app/kit/prose/link.tsx";
import { PriceBlock } from "#app/kit/result/price-block.tsx";
import {
  BUSINESS_SCORE_PATH,
  BusinessScoreForm,
} from "#app/products/business-score/form/business-score-form.tsx";
import { type BusinessScoreFormState, businessScoreForm } from "#app/products/business-score/form/fields.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { CheckList } from "./check-list.tsx";
import { WhoseName } from "./whose-name.tsx";

const HEADING = ["给公司店铺名", "评个分"] as const;

/** What is looked at: first the rules, then the parts of the bill. */
const CHECKS = [
  ["合规初查", "对照《企业名称登记管理规定》，有不妥就写明是哪一条"],
  ["区分度", "用字俗不俗，是不是现成的词，和同行近不近"],
  ["好读好听", "声调顺不顺，有没有不雅的谐音，喊不喊得响"],
  ["好记好搜", "认不认得，连不连得起来，听一遍能不能打对"],
  ["行业契合、字义与商标显著性", "合不合这一行，只说明卖什么的字有没有，离知名商号近不近（不查注册商标）"],
] as const;

interface BusinessScoreHomeProps {
  form: BusinessScoreFormState;
  info: Later<SiteInfo>;
}

/** The home of scoring a business's name (公司店铺测名): the form, what is looked at, what it costs. */
export function BusinessScoreHome({ form, info }: BusinessScoreHomeProps) {
  return (
    <>
      <div className="hero">
        <h1>
          <Parts of={HEADING} />
        </h1>
        <p className="lead">
          <Clauses text="先看合不合《企业名称登记管理规定》，再看分不分得开、好不好读、好不好记。不算五格、八字。" />
        </p>
      </div>
      <div className="cols of-home">
        <div>
          <WhoseName current="business-score" />
          <BusinessScoreForm state={form} />
        </div>
        <CheckList checks={CHECKS} />
      </div>
      <div className="halves">
        <PriceBlock info={info} service="businessScore" />
        <UsedNote as="section" service="score" />
      </div>
    </>
  );
}

/** The form alone, in answer to a POST that did not succeed. */
export function BusinessScoreFormPage({ state }: { state: BusinessScoreFormState }) {
  return (
    <div className="cols">
      <div className="form-page">
        <h1>
          <Parts of={HEADING} />
        </h1>
        <NotTaken
          state={state}
          form={businessScoreForm}
          service="评分服务"
          action={usePath(BUSINESS_SCORE_PATH)}
        />
        <BusinessScoreForm state={state} />
      </div>
      <UsedNote as="aside" service="score" />
    </div>
  );
}
