import { ConsentTick } from "#app/kit/form/fields/consent-field.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { progressPath } from "#app/kit/paths/expert-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import type { RgOrder } from "#functions/contract/products/expert.ts";
import { type StepState, stateOfStep } from "./step-state.ts";

/** Leaves a mobile that is told when a manuscript is ready (写好了告诉我), or takes it back. */
export function TellForm({ order: { sn, stage, tell }, state }: { order: RgOrder; state: StepState }) {
  const action = usePath(progressPath(sn));
  // Beside a manuscript that is there nothing is offered: a further one comes only where it is asked for.
  if (tell === null || (tell.to === null && stage === "draft")) return null;
  return (
    <form className="tell-form" method="post" action={action} noValidate data-wait="请稍候…">
      <input type="hidden" name="idem" value={state.idem} />
      {tell.to === null ? <Ask state={stateOfStep("tell", state)} /> : <Asked to={tell.to} />}
    </form>
  );
}

function Ask({ state }: { state: StepState }) {
  return (
    <details open={state.step === "tell"}>
      <summary>写好时，发短信告诉我</summary>
      <ConsentTick state={state} field="agree">
        <span>同意为这笔订单给我发短信</span>
      </ConsentTick>
      <LineField
        state={state}
        field="mobile"
        label="手机号"
        hint="每稿一条，不写名字和内容；随时可停，定稿后删号码"
        inputMode="tel"
        autoComplete="tel"
      />
      <button className="btn quiet" type="submit" name="step" value="tell">
        写好了告诉我
      </button>
    </details>
  );
}

const Asked = ({ to }: { to: string }) => (
  <>
    <p>
      <Clauses text={`手稿写好时，发一条短信到 ${to}。短信里不写名字和内容。`} />
    </p>
    <button className="btn quiet" type="submit" name="step" value="hush">
      不用了，删掉这个号码
    </button>
  </>
);
