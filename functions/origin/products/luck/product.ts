import type { LuckBrief } from "#functions/contract/products/luck.ts";
import { Failure } from "#functions/origin/failure.ts";
import { citationFinder } from "#functions/origin/products/citations.ts";
import { checkSurname, type Faults } from "#functions/origin/products/names/check-surname.ts";
import { findFace } from "#functions/origin/products/parts.ts";
import type { Detailed, Product } from "#functions/origin/products/product.ts";
import { readAsked, readFree } from "#functions/origin/products/stored.ts";
import { deriveLuck, LuckQuestion, StoredLuck } from "./derive.ts";
import { readDraws, readRedraws } from "./draws.ts";
import { luckFace } from "./face.ts";
import { deriveLuckReport, LuckFace } from "./report.ts";

/** A name drawn by an open rule (随机优选): the order's number is the key of the draw. */
export const luck: Product<LuckBrief, LuckQuestion, StoredLuck> = {
  name: "luck",
  offer: () => "luck",
  brief: LuckQuestion,
  check({ idem: _idem, sure, ...said }) {
    const faults: Faults = { fields: {}, sure: [] };
    checkSurname({ surname: said.surname, sure }, faults);
    if (Object.keys(faults.fields).length > 0) throw new Failure("INVALID_PARAMS", { ...faults });
    return said;
  },
  derive: (said, sn, { env }) => deriveLuck(said, sn, citationFinder(env)),
  stored: StoredLuck,
  async report(order, context) {
    const { free, delivered } = await readAsked(luck, order, context);
    return deriveLuckReport(free, order.sn, delivered, citationFinder(context.env));
  },
  page: (sn) => `/luck-name-details?sn=${sn}`,
};

/** Answers the calls that read the page of a luck order. */
export const luckDetail: Detailed = {
  async free(order, context) {
    const { sn, status, expiresAt, engine } = order;
    return { ...luckFace(await readFree(luck, order, context), sn), sn, status, expiresAt, engine };
  },
  async paid({ sn, status }, context) {
    const face = await findFace(LuckFace, sn, context);
    if (face === null) return null;
    const moments = [face.deliveredAt, ...(await readRedraws(sn, context))];
    return { kind: "luck", ...face, made: await readDraws(sn, moments, context), sn, status };
  },
};
