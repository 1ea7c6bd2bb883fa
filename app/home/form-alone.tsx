import { AgainNote } from "#app/kit/form/before/again-note.tsx";
import type { Typed } from "#app/kit/form/typed.ts";
import { BusinessFormPage } from "./business/business-home.tsx";
import { FormPage } from "./form-page.tsx";
import type { HomeForm } from "./forms.server.ts";
import { BusinessScoreFormPage } from "./score/business-score-home.tsx";
import { ScoreFormPage } from "./score/score-home.tsx";

interface FormAloneProps {
  form: HomeForm;
  /** What was sent with an order, to be filled in again (重新填写); null where the form answers a POST. */
  sent: Typed | null;
}

/** The form of a service and nothing beside it: with what was typed and why that was not taken, or as it was sent with an order. */
export function FormAlone({ form, sent }: FormAloneProps) {
  return (
    <>
      <AgainNote sent={sent} />
      <ServiceForm {...form} />
    </>
  );
}

function ServiceForm({ service, state }: HomeForm) {
  switch (service) {
    case "baby":
      return <FormPage state={state} />;
    case "business":
      return <BusinessFormPage state={state} />;
    case "score":
      return <ScoreFormPage state={state} />;
    case "business-score":
      return <BusinessScoreFormPage state={state} />;
  }
}
