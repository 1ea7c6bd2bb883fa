import { BabyForm } from "../baby-form/baby-form.tsx";
import { ANCHORS, LABELS } from "../baby-form/fields.ts";
import type { FormState } from "../baby-form/form-state.ts";
import { RefusalNote } from "../document/refusal-note.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { TroubleBlock } from "../form/trouble-block.tsx";
import { ChildNotice } from "./child-notice.tsx";

/** The form alone, in answer to a POST that did not succeed: what is wrong on top, what was typed kept. */
export function FormPage({ state }: { state: FormState }) {
  return (
    <div className="cols">
      <div className="form-page">
        <h1>宝宝的基本情况</h1>
        <RefusalNote />
        {state.trouble !== null && <TroubleBlock trouble={state.trouble} service="起名服务" />}
        <ErrorSummary state={state} anchors={ANCHORS} labels={LABELS} />
        <BabyForm state={state} />
      </div>
      <ChildNotice as="aside" />
    </div>
  );
}
