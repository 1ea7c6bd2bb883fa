import type { AppLoadContext } from "@remix-run/cloudflare";
import { BusinessBrief } from "#functions/contract/business-brief.ts";
import { freshState } from "../form/fresh-state.server.ts";
import { readForm } from "../form/read-form.server.ts";
import { refused } from "../form/refused.server.ts";
import { type Sent, sendForm } from "../form/send-form.server.ts";
import type { Typed } from "../form/typed.ts";
import { FRESH, fieldOf } from "./fields.ts";
import type { BusinessFormState } from "./form-state.ts";
import { normalise } from "./normalise.ts";

/** The form to draw: fresh where nothing was typed. */
export const businessFormState = (typed: Typed): BusinessFormState => freshState(typed, FRESH);

/** Sends posted wishes on as a naming order; or hands back the form with what is wrong, and the page's status. */
export const sendBusiness = ({ form, upstream }: AppLoadContext): Promise<Sent<BusinessFormState>> =>
  sendForm({
    state: businessFormState(form),
    reading: readForm(BusinessBrief, normalise(form), fieldOf),
    call: (brief) => upstream.index.seek(brief),
    refuse: (state, error) => ({ ...state, ...refused(error, fieldOf) }),
  });
