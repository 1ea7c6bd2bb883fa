import { RefusalNote } from "#app/kit/page/notes/refusal-note.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FormState } from "./form-state.ts";
import { RelaxForm } from "./relax-form.tsx";
import { TroubleBlock } from "./trouble-block.tsx";

interface NotTakenProps {
  state: FormState<string>;
  form: { anchors: Readonly<Record<string, string>>; labels: Readonly<Record<string, string>> };
  /** What the page calls the service that did not answer. */
  service: string;
  /** Where its form goes, if wishes of it may be relaxed. */
  action?: string;
}

/** On top of a form that was not taken: that the gate turned it away, that nobody answered, or what is wrong where. */
export function NotTaken({ state, form: { anchors, labels }, service, action }: NotTakenProps) {
  return (
    <>
      <RefusalNote />
      {state.trouble !== null && <TroubleBlock trouble={state.trouble} service={service} />}
      <ErrorSummary {...{ state, anchors, labels }}>
        {action !== undefined && state.relax.length > 0 && (
          <RelaxForm action={action} said={{ ...state.values, idem: state.idem }} relax={state.relax} />
        )}
      </ErrorSummary>
    </>
  );
}
