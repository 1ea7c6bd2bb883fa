import { RefusalNote } from "#app/kit/page/notes/refusal-note.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { type FormState, mayBeSure } from "./form-state.ts";
import { RelaxForm, SureForm } from "./relax-form.tsx";
import { TroubleBlock } from "./trouble-block.tsx";

interface NotTakenProps {
  state: FormState<string>;
  form: { anchors: Readonly<Record<string, string>>; labels: Readonly<Record<string, string>> };
  /** What the page calls the service that did not answer. */
  service: string;
  /** Where its form goes: wishes of it may be relaxed, or what it asks be confirmed. */
  action: string;
}

/** On top of a form that was not taken: that the gate turned it away, that nobody answered, or what is wrong where. */
export function NotTaken({ state, form: { anchors, labels }, service, action }: NotTakenProps) {
  return (
    <>
      <RefusalNote />
      {state.trouble !== null && <TroubleBlock trouble={state.trouble} service={service} />}
      <ErrorSummary {...{ state, anchors, labels }}>
        {state.relax.length > 0 && (
          <RelaxForm action={action} said={{ ...state.values, idem: state.idem }} relax={state.relax} />
        )}
        {mayBeSure(state) && <SureForm action={action} state={state} />}
      </ErrorSummary>
    </>
  );
}
