import type { Setting, SettingKind } from "#functions/contract/desk/settings.ts";
import { FIRST_PRICES as prices } from "#functions/origin/money/prices/current-offers.ts";
import { OPERATOR } from "./access.ts";

const AT = "2026-11-21T02:30:00.000Z";
const by = { at: AT, who: OPERATOR } as const;
const first = { nth: 0, at: null, who: null } as const;

const spring = {
  id: "spring",
  slot: "home",
  title: "春节期间的安排",
  text: "初一到初七照常回复，人工起名初八动笔。",
  href: "/guide?a=price-and-refund",
  from: "2027-02-01",
  until: "2027-02-14",
} as const;
const method = {
  ...spring,
  id: "method",
  slot: "result",
  title: "我们怎么评分",
  text: "每一分都写明由来，付款不会改变分数。",
  href: "/guide?a=method",
  from: null,
  until: null,
} as const;

/** The versions of each setting on the tests' screens, newest first. */
export const settingVersions: { [K in SettingKind]: readonly Extract<Setting, { kind: K }>[] } = {
  prices: [
    { kind: "prices", ...by, nth: 2, value: { ...prices, baby: 3990, manualSenior: 79_900 } },
    { kind: "prices", ...by, nth: 1, value: { ...prices, baby: 3990 } },
    { kind: "prices", ...first, value: prices },
  ],
  notice: [
    { kind: "notice", ...by, nth: 1, value: { text: "元旦三天照常回复，人工起名顺延一天。" } },
    { kind: "notice", ...first, value: { text: null } },
  ],
  ads: [
    { kind: "ads", ...by, nth: 1, value: { items: [method, spring] } },
    { kind: "ads", ...first, value: { items: [method] } },
  ],
  contact: [{ kind: "contact", ...first, value: { phone: "400-000-0000", hours: "每天 9:00–18:00" } }],
  manual: [
    { kind: "manual", ...by, nth: 1, value: { closed: true, until: "2027-02-15" } },
    { kind: "manual", ...first, value: { closed: false, until: null } },
  ],
};

const kinds: readonly (readonly Setting[])[] = Object.values(settingVersions);
/** What holds now of each. */
export const settingsNow: Setting[] = kinds.flatMap((versions) => versions.slice(0, 1));
