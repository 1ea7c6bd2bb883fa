import { RefusalNote } from "#app/kit/page/notes/refusal-note.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FormState } from "./form-state.ts";
import { TroubleBlock } from "./trouble-block.tsx";

interface NotTakenProps {
  state: FormState<string>;
  form: { anchors: Readonly<Record<string, string>>; labels: Readonly<Record<string, string>> };
  /** What the page calls the service that did not answer. */
  service: string;
}

/** On top of a form that was not taken: that the gate turned it away, that nobody answered, or what is wrong where. */
export function NotTaken({ state, form: { anchors, labels }, service }: NotTakenProps) {
  return (
    <>
      <RefusalNote />
      {state.trouble !== null && <TroubleBlock trouble={state.trouble} service={service} />}
      <ErrorSummary {...{ state, anchors, labels }} />
    </>
  );
}
