import type { Hold } from "#functions/contract/orders/hold.ts";
import { encodeForm } from "#functions/contract/wire/form.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import type { Screen, Stage } from "#tests/kit/screens/screen.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { HOLD } from "./hold-screens.ts";

const NOTHING: Hold = { role: "reader", share: null, recovery: null };
const SENT: Hold = {
  ...NOTHING,
  role: "owner",
  again: encodeForm({
    ...babyForm({
      idem: null,
      year: "1988",
      calendar: "lunar",
      leap: "1",
      have: "清和,怀瑾",
      wishes: "平安,好学",
    }),
    ...{ avoid: "丽华", siblings: "知安", useGrids: "0", keep: "1y" },
  }),
};

const asked =
  (hold: Hold) =>
  ({ open, upstream, real }: Stage) => {
    upstream.behave(that.answersWith(hold), HOLD);
    return open(`/?again=${real.sn}`);
  };

/** A form that is asked for as it was sent (重新填写). */
export const againScreens: readonly Screen[] = [
  { what: "the form filled in again", route: "/", show: asked(SENT) },
  { what: "the form that a stranger wants filled in again", route: "/", show: asked(NOTHING) },
];
