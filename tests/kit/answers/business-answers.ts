import * as v from "valibot";
import {
  BusinessBatch,
  type BusinessCard,
  BusinessPage,
  FreeBusiness,
  PaidBusiness,
} from "#functions/contract/products/business.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { businessForm } from "#tests/kit/forms/business-form.ts";
import { BIRTH } from "#tests/kit/forms/score-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import type { Site } from "#tests/kit/runtime/start-workers.ts";
import { DETAIL, FREE, GET_NAME, SEEK, SOUGHT } from "#tests/kit/upstream/upstream-moods.ts";
import type { callerOf } from "#tests/kit/wire/origin-client.ts";

const PRICE = 4990;

/** What the real origin answers about a business naming order, before and after it is paid. */
export interface BusinessAnswers {
  free: FreeBusiness;
  report: PaidBusiness;
  whole: BusinessCard[];
  /** Four of its names in full. */
  four: BusinessPage[];
  /** One of a shop that would be a company and asks for characters that only say what it sells: all that the rules find. */
  risky: BusinessPage;
  /** Of a shop whose trade we don't know, to be called a company, with names of three characters. */
  shop: FreeBusiness;
}

/** Asks the origin for business names, pays for them in the database, and reads all that the screens show. */
export async function businessAnswers(
  site: Site,
  caller: ReturnType<typeof callerOf>,
): Promise<BusinessAnswers> {
  const wishes = { must: "麦", rivals: "云上麦\n禾光里", style: "温暖,自然", avoid: "粮" };
  const form = businessForm({ ...wishes, ...BIRTH });
  const { sn } = v.parse(v.object({ sn: Sn }), (await caller.post(SEEK, form)).data);
  const free = v.parse(FreeBusiness, (await caller.get(FREE, { sn })).data);
  await payInDatabase(site, sn, PRICE);
  const report = v.parse(PaidBusiness, (await caller.get(SOUGHT, { sn })).data);
  const { names } = v.parse(BusinessBatch, (await caller.get(GET_NAME, { sn, filter: "whole" })).data);
  const pageOf = async (of: string, name: string) =>
    v.parse(BusinessPage, (await caller.get(DETAIL, { sn: of, name })).data);
  const four = await Promise.all(names.slice(0, 4).map(({ given }) => pageOf(sn, given)));
  const plain = businessForm({ usage: "shop", must: "香甜" });
  const { sn: third } = v.parse(v.object({ sn: Sn }), (await caller.post(SEEK, plain)).data);
  const risky = await pageOf(third, "香甜");
  const unknown = businessForm({ usage: "shop", trade: "旧物修复", length: "3", rivals: wishes.rivals });
  const { sn: other } = v.parse(v.object({ sn: Sn }), (await caller.post(SEEK, unknown)).data);
  const shop = v.parse(FreeBusiness, (await caller.get(FREE, { sn: other })).data);
  return { free, report, whole: names, four, risky, shop };
}
