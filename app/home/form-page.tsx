import { NotTaken } from "#app/kit/form/not-taken.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import { BabyForm } from "#app/products/baby/form/baby-form.tsx";
import { type BabyFormState, babyForm } from "#app/products/baby/form/fields.ts";
import { ChildNotice } from "./child-notice.tsx";

/** The form alone, in answer to a POST that did not succeed: what is wrong on top, what was typed kept. */
export function FormPage({ state }: { state: BabyFormState }) {
  return (
    <div className="cols">
      <div className="form-page">
        <h1>宝宝的基本情况</h1>
        <NotTaken state={state} form={babyForm} service="起名服务" action={usePath("/")} />
        <BabyForm state={state} />
      </div>
      <ChildNotice as="aside" />
    </div>
  );
}
