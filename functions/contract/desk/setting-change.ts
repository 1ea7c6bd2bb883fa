import * as v from "valibot";
import { fenOf } from "#functions/contract/values/money.ts";
import { type ChangeSettingParams, STEEP } from "./desk-settings.ts";
import { type AdItem, OfferName, type Prices, Setting, type SettingKind } from "./settings.ts";

/** A change that carries its value; setting back carries the number of a version instead. */
export type SettingChange = Exclude<ChangeSettingParams, { act: "back" }>;
type ChangeOf<A extends SettingChange["act"]> = Extract<SettingChange, { act: A }>;

const KINDS = {
  prices: "prices",
  notice: "notice",
  contact: "contact",
  manual: "manual",
  ad: "ads",
  "end-ad": "ads",
} as const satisfies Record<SettingChange["act"], SettingKind>;

/** The kind of setting that a change is about. */
export const settingKindOf = (change: ChangeSettingParams): SettingKind =>
  change.act === "back" ? change.kind : KINDS[change.act];

/** What a setting becomes by a change. */
export function valueAfter(change: SettingChange, now: Setting): Setting["value"] {
  switch (change.act) {
    case "prices":
      return pricesOf(change);
    case "notice":
      return { text: change.text === "" ? null : change.text };
    case "contact":
      return { phone: change.phone, hours: change.hours };
    case "manual":
      return { closed: change.closed, until: change.closed ? change.until : null };
    case "ad":
      return { items: withAd(change, now.kind === "ads" ? now.value.items : []) };
    case "end-ad":
      return { items: now.kind === "ads" ? now.value.items.filter(({ id }) => id !== change.id) : [] };
  }
}

/** The setting as it would stand after a change, under the number that it has now. */
export const settingAfter = (change: SettingChange, now: Setting): Setting =>
  v.parse(Setting, { ...now, value: valueAfter(change, now) });

/** The offers whose price changes steeply (大幅改价), in the order of the table. */
export const steepIn = (before: Prices, after: Prices): OfferName[] =>
  OfferName.options.filter(
    (name) => after[name] > before[name] * STEEP || after[name] * STEEP < before[name],
  );

const pricesOf = (change: ChangeOf<"prices">): Prices => ({
  baby: fenOf(change.baby),
  business: fenOf(change.business),
  score: fenOf(change.score),
  businessScore: fenOf(change.businessScore),
  luck: fenOf(change.luck),
  manual: fenOf(change.manual),
  manualSenior: fenOf(change.manualSenior),
});

/** Puts the notice in place of the one with its id, else at the end. */
function withAd(change: ChangeOf<"ad">, items: readonly AdItem[]): AdItem[] {
  const { id, slot, title, text, href, from, until } = change;
  const put = { id, slot, title, text, href, from, until };
  return items.some((item) => item.id === id)
    ? items.map((item) => (item.id === id ? put : item))
    : [...items, put];
}
