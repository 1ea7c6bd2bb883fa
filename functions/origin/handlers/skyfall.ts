import { citationFinder } from "../depth/find-citation.ts";
import { Failure } from "../failure.ts";
import { checkSurname, type Faults } from "../orders/check-surname.ts";
import { createOrder } from "../orders/create-order.ts";
import { deriveLuck } from "../results/derive-luck.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Creates a luck order (随机优选): its number is the key of the draw. The same form sent twice is one order. */
export const skyfall: HandlerOf<"order", "skyfall"> = async ({ idem, sure, ...said }, visit) => {
  const faults: Faults = { fields: {}, confirm: [] };
  checkSurname({ surname: said.surname, sure }, faults);
  if (Object.keys(faults.fields).length > 0) throw new Failure("INVALID_PARAMS", { ...faults });
  const derive = (sn: string) => deriveLuck(said, sn, citationFinder(visit.env));
  return createOrder({ offer: "luck", idem, said, derive }, visit);
};
