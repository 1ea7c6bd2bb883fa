import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { formState } from "../baby-form/form-state.server.ts";
import type { FormState as BabyFormState } from "../baby-form/form-state.ts";
import { sendBrief } from "../baby-form/send-brief.server.ts";
import type { BusinessFormState } from "../business-form/form-state.ts";
import { businessFormState, sendBusiness } from "../business-form/send-business.server.ts";
import type { Sent } from "../form/send-form.server.ts";
import type { Typed } from "../form/typed.ts";
import { scorePath } from "../score/score-path.ts";
import type { ScoreFormState } from "../score-form/form-state.ts";
import { scoreFormState, sendName } from "../score-form/send-name.server.ts";
import type { SignFormState } from "../sign-score-form/form-state.ts";
import { sendSign, signFormState } from "../sign-score-form/send-sign.server.ts";
import type { Service } from "./service.ts";

/** The form of each service as it is drawn. */
interface States {
  baby: BabyFormState;
  business: BusinessFormState;
  score: ScoreFormState;
  "sign-score": SignFormState;
}

/** A service with its form, as a page draws it. */
export type HomeForm = { [S in Service]: { service: S; state: States[S] } }[Service];

const resultPath = (sn: string): string => `/naming-result/${sn}`;

/** The form of a service with what was typed; fresh where nothing was. */
export function homeForm(service: Service, typed: Typed): HomeForm {
  switch (service) {
    case "baby":
      return { service, state: formState(typed, Date.now()) };
    case "business":
      return { service, state: businessFormState(typed) };
    case "score":
      return { service, state: scoreFormState(typed) };
    case "sign-score":
      return { service, state: signFormState(typed) };
  }
}

/** Sends a posted form on, which throws the redirect to its result; or hands it back with the page's status. */
export async function sendHomeForm(
  service: Service,
  context: AppLoadContext,
): Promise<{ form: HomeForm; status: number }> {
  switch (service) {
    case "baby": {
      const { state, status } = goneTo(await sendBrief(context), resultPath);
      return { form: { service, state }, status };
    }
    case "business": {
      const { state, status } = goneTo(await sendBusiness(context), resultPath);
      return { form: { service, state }, status };
    }
    case "score": {
      const { state, status } = goneTo(await sendName(context), scorePath);
      return { form: { service, state }, status };
    }
    case "sign-score": {
      const { state, status } = goneTo(await sendSign(context), scorePath);
      return { form: { service, state }, status };
    }
  }
}

/** What came of a form that was not taken; one that was throws the redirect to its order's page. */
function goneTo<S>(sent: Sent<S>, path: (sn: string) => string): { state: S; status: number } {
  if (sent.ok) throw redirect(path(sent.sn), 303);
  return sent;
}
