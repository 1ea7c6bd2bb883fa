import { RengongBuyParams } from "#functions/contract/products/manual.ts";
import { defineForm } from "../kit/form/define-form.ts";

/** The form of the packages (档位). */
export const buyForm = defineForm({ schema: RengongBuyParams, anchors: { type: "packages" } });

export type BuyState = ReturnType<typeof buyForm.state>;
