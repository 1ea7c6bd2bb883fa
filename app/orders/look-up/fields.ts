import { defineForm } from "#app/kit/form/define-form.ts";
import type { FormState } from "#app/kit/form/form-state.ts";
import { SearchParams, SendCodeParams } from "#functions/contract/orders/look-up.ts";

const [ByMobile, ByNumber] = SearchParams.options;

/** The steps of the look-up: by a number; or by a mobile: send a code, then take it. */
export const forms = {
  number: defineForm({ schema: ByNumber, anchors: { q: "q" } }),
  send: defineForm({
    schema: SendCodeParams,
    anchors: { mobile: "mobile", answer: "answer" },
    parts: { answer: ["challenge"] },
  }),
  code: defineForm({ schema: ByMobile, anchors: { mobile: "mobile", code: "code" } }),
};

/** The fields in the order of the page, each with the id that its error links to. */
export const ANCHORS = { ...forms.number.anchors, ...forms.send.anchors, ...forms.code.anchors };

export interface FindState extends FormState<keyof typeof ANCHORS> {
  /** To whom a code has just been sent (138****5678), and the seconds until another may be; null before. */
  sent: { masked: string; again: number } | null;
}
