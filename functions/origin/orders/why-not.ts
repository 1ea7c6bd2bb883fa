import { isHan } from "#functions/contract/values/scalars.ts";
import { whyNot } from "#functions/naming/person/describe/why-not.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { familyOfBrief } from "#functions/origin/products/baby/family-of.ts";
import { baby } from "#functions/origin/products/baby/product.ts";
import { BabyFace } from "#functions/origin/products/baby/report.ts";
import { findFace } from "#functions/origin/products/parts.ts";
import { isPaid, readFree, readSaid } from "#functions/origin/products/stored.ts";
import { orderOf } from "./order-of.ts";

const LONGEST = 2;
const WRONG = "请写一到两个汉字的名字，带不带姓都可以";

/** Answers for any name why it is not among those of an order (为什么没有它): of the free ones, or of the paid report. */
export const askWhyNot: HandlerOf<"x", "whyNot"> = async ({ sn, name }, visit) => {
  const { order } = await orderOf(sn, { baby }, visit);
  const said = await readSaid(baby, order, visit);
  const typed = name.replace(/\s+/gu, "");
  const given = typed.startsWith(said.surname) ? typed.slice(said.surname.length) : typed;
  const asked = { sn, surname: said.surname, given };
  if (!isHan(given) || [...given].length > LONGEST)
    return { ...asked, given: typed, wrong: WRONG, shownAt: null, says: [] };
  const free = await readFree(baby, order, visit);
  const face = isPaid(order.status) ? await findFace(BabyFace, sn, visit) : null;
  const shown = face?.given ?? free.names.map((one) => one.given);
  const { says, shownAt } = whyNot(familyOfBrief(said, sn), given, shown);
  return { ...asked, wrong: null, shownAt, says: [...says] };
};
