import { defineForm } from "#app/kit/form/define-form.ts";
import { RengongBuyParams } from "#functions/contract/products/expert.ts";

/** The form of the packages (档位). */
export const buyForm = defineForm({ schema: RengongBuyParams, anchors: { type: "packages" } });

export type BuyState = ReturnType<typeof buyForm.state>;
