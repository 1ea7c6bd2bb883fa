import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Sent, sendForm } from "../form/send-form.server.ts";
import { formState, withRefusal } from "./form-state.server.ts";
import type { FormState } from "./form-state.ts";
import { readBrief } from "./read-brief.server.ts";

/** Sends a posted form on as a naming order; or hands back the form with what is wrong, and the page's status. */
export const sendBrief = ({ form, upstream }: AppLoadContext): Promise<Sent<FormState>> =>
  sendForm({
    state: formState(form, Date.now()),
    reading: readBrief(form),
    call: (brief) => upstream.index.seek(brief),
    refuse: withRefusal,
  });
