import type { AppLoadContext } from "@remix-run/cloudflare";
import { SignScoreBrief } from "#functions/contract/sign-score-brief.ts";
import { freshState } from "../form/fresh-state.server.ts";
import { readForm } from "../form/read-form.server.ts";
import { refused } from "../form/refused.server.ts";
import { type Sent, sendForm } from "../form/send-form.server.ts";
import type { Typed } from "../form/typed.ts";
import { FRESH, fieldOf } from "./fields.ts";
import type { SignFormState } from "./form-state.ts";
import { normalise } from "./normalise.ts";

/** The form to draw: fresh where nothing was typed. */
export const signFormState = (typed: Typed): SignFormState => freshState(typed, FRESH);

/** Sends a posted name on as a scoring order; or hands back the form with what is wrong, and the page's status. */
export const sendSign = ({ form, upstream }: AppLoadContext): Promise<Sent<SignFormState>> =>
  sendForm({
    state: signFormState(form),
    reading: readForm(SignScoreBrief, normalise(form), fieldOf),
    call: (brief) => upstream.index.score(brief),
    refuse: (state, error) => ({ ...state, ...refused(error, fieldOf) }),
  });
