import { BUSINESS_PATH } from "#app/kit/business/words.ts";
import { Resume } from "#app/kit/form/before/resume.tsx";
import { NotTaken } from "#app/kit/form/not-taken.tsx";
import { DrawnConstant } from "#app/kit/name/drawn-constant.tsx";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import { Constant } from "#app/kit/prose/constant.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { PriceBlock } from "#app/kit/result/price-block.tsx";
import { BusinessForm } from "#app/products/business/form/business-form.tsx";
import { type BusinessFormState, businessForm } from "#app/products/business/form/fields.ts";
import type { FullBusinessName } from "#functions/contract/products/business.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { HowSigns } from "./how-signs.tsx";
import { SignSample, SignTaste } from "./sample-section.tsx";
import { UsedNote } from "./used-note.tsx";

const HEADING = ["给公司或店铺", "起名"] as const;

interface BusinessHomeProps {
  form: BusinessFormState;
  info: Later<SiteInfo>;
  sample: FullBusinessName;
  /** The second home leads to the lines of the sample's bill and does not hold them: they weigh too much beside its other parts. */
  isSecond?: boolean;
}

/** The home of the business service (公司店铺起名): the form at once, a whole sample beside it, how, and what it costs. */
export function BusinessHome({ form, info, sample, isSecond = false }: BusinessHomeProps) {
  return (
    <>
      <div className="hero">
        <h1>
          <Parts of={HEADING} />
        </h1>
        <p className="lead">
          <Clauses text="字号是店名里最要紧的几个字。先免费看 3 个，合规、得分都写明依据。" />
        </p>
      </div>
      <DrawnConstant name="sign taste">{() => <SignTaste name={sample} />}</DrawnConstant>
      <Resume />
      <div className="cols of-home">
        <BusinessForm state={form} />
        <div>
          <DrawnConstant name={`sign sample ${isSecond}`}>
            {() => <SignSample name={sample} isWhole={!isSecond} />}
          </DrawnConstant>
          {isSecond && (
            <Link className="go" to={`${BUSINESS_PATH}#lines`}>
              看每一行的依据
            </Link>
          )}
        </div>
      </div>
      <Constant name="how signs">{() => <HowSigns />}</Constant>
      <div className="halves">
        <PriceBlock info={info} service="business" />
        <UsedNote as="section" />
      </div>
    </>
  );
}

/** The form alone, in answer to a POST that did not succeed. */
export function BusinessFormPage({ state }: { state: BusinessFormState }) {
  return (
    <div className="cols">
      <div className="form-page">
        <h1>
          <Parts of={HEADING} />
        </h1>
        <NotTaken state={state} form={businessForm} service="起名服务" action={usePath(BUSINESS_PATH)} />
        <BusinessForm state={state} />
      </div>
      <UsedNote as="aside" />
    </div>
  );
}
