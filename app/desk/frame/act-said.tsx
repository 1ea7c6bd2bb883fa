import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import type { FormState } from "#app/kit/form/form-state.ts";
import { TroubleBlock } from "#app/kit/form/trouble-block.tsx";
import { SaidNote } from "#app/kit/page/notes/said-note.tsx";

interface ActSaidProps {
  state: FormState<string>;
  /** The fields in the order of the page, each with the id that its error links to. */
  anchors: Readonly<Record<string, string>>;
  /** What fields are called, where their messages alone do not tell them apart. */
  labels?: Readonly<Record<string, string>>;
  /** What has not happened, for acts that move money or go out to a family. */
  undone?: string | undefined;
}

/** Says above the forms why an act was not done. */
export function ActSaid({ state, anchors, labels = {}, undone }: ActSaidProps) {
  const wrong = Object.keys(anchors).filter((field) => state.errors[field] !== undefined);
  const isEmpty = wrong.every((field) => (state.values[field] ?? "").trim() === "");
  return (
    <>
      <ErrorSummary
        state={state}
        anchors={anchors}
        labels={labels}
        undone={undone}
        title={isEmpty ? `有 ${wrong.length} 处没有填` : undefined}
      />
      {state.trouble !== null && <TroubleBlock trouble={state.trouble} service="后台" at={null} isStaff />}
      <SaidNote said={state.said} first />
    </>
  );
}
