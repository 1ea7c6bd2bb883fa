import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { type Sent, sendForm } from "#app/kit/form/send-form.server.ts";
import { relaxed, type Typed } from "#app/kit/form/typed.ts";
import type { HomeTab } from "#app/kit/paths/home-paths.ts";
import { scorePath } from "#app/kit/paths/order-paths.ts";
import { type BabyFormState, babyForm } from "#app/products/baby/form/fields.ts";
import { type BusinessFormState, businessForm } from "#app/products/business/form/fields.ts";
import { type BusinessScoreFormState, businessScoreForm } from "#app/products/business-score/form/fields.ts";
import { type ScoreFormState, scoreForm } from "#app/products/score/form/fields.ts";

/** The state of the form of each service. */
interface States {
  baby: BabyFormState;
  business: BusinessFormState;
  score: ScoreFormState;
  "business-score": BusinessScoreFormState;
}

/** A service with its form, as a page draws it. */
export type HomeForm = { [S in HomeTab]: { service: S; state: States[S] } }[HomeTab];

const resultPath = (sn: string): string => `/naming-result/${sn}`;

/** The form of a service with what was typed, or as it was sent with an order (`again`); a fresh one where that is nothing. */
export function homeForm(service: HomeTab, typed: Typed, how: "state" | "again" = "state"): HomeForm {
  switch (service) {
    case "baby":
      return { service, state: babyForm[how](typed) };
    case "business":
      return { service, state: businessForm[how](typed) };
    case "score":
      return { service, state: scoreForm[how](typed) };
    case "business-score":
      return { service, state: businessScoreForm[how](typed) };
  }
}

/** Sends a posted form on and throws the redirect to its result; returns a refused form with the status. */
export async function sendHomeForm(
  service: HomeTab,
  { form: posted, upstream: { index } }: AppLoadContext,
): Promise<{ form: HomeForm; status: number }> {
  const form = relaxed(posted);
  switch (service) {
    case "baby":
      return formAgain(service, await sendForm(babyForm.post(form), index.seek), resultPath);
    case "business":
      return formAgain(service, await sendForm(businessForm.post(form), index.seek), resultPath);
    case "score":
      return formAgain(service, await sendForm(scoreForm.post(form), index.score), scorePath);
    case "business-score":
      return formAgain(service, await sendForm(businessScoreForm.post(form), index.score), scorePath);
  }
}

/** The refused form with the page's status; where it was accepted, throws the redirect to the order. */
function formAgain<S extends HomeTab>(
  service: S,
  sent: Sent<States[S], { sn: string }>,
  path: (sn: string) => string,
) {
  if (sent.ok) throw redirect(path(sent.came.sn), 303);
  return { form: { service, state: sent.state }, status: sent.status };
}
