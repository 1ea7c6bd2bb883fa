import { exactYuan } from "#app/desk/figures/figures-words.ts";
import type { Option } from "#app/kit/form/fields/choices.tsx";
import type { Typed } from "#app/kit/form/typed.ts";
import {
  MOST_AD_TEXT,
  MOST_AD_TITLE,
  MOST_HOURS,
  MOST_NOTICE,
} from "#functions/contract/desk/desk-settings.ts";
import { type AdItem, OfferName, type Setting, type SettingKind } from "#functions/contract/desk/settings.ts";
import type { SettingField } from "./setting-state.ts";
import { OFFER_LABELS, SLOT_LABELS } from "./words.ts";

/** A field of a setting's form (字段). */
interface Field {
  field: SettingField;
  label: string;
  hint?: string;
  /** Radios where there are options, else a line of text; `decimal` for money. */
  options?: readonly Option[];
  decimal?: true;
  /** Lines of the text field, where one line is too short. */
  rows?: number;
}

const DAY = "写成 2026-12-01，可以留空";

/** The fields of each setting's form, in the order of the page. */
export const settingFields: Readonly<Record<SettingKind, readonly Field[]>> = {
  prices: OfferName.options.map((field) => ({
    field,
    label: OFFER_LABELS[field],
    decimal: true,
  })),
  notice: [
    {
      field: "text",
      label: "通知",
      hint: `每一页的页脚都有这一行，不超过 ${MOST_NOTICE} 个字；留空就不显示`,
      rows: 3,
    },
  ],
  contact: [
    { field: "phone", label: "电话", hint: "每一页的页脚，出错的页面上也有；留空就不显示" },
    { field: "hours", label: "服务时间", hint: `写在电话后面，不超过 ${MOST_HOURS} 个字` },
  ],
  manual: [
    {
      field: "closed",
      label: "现在接单吗",
      options: [
        ["0", "接单"],
        ["1", "暂停接单"],
      ],
    },
    { field: "until", label: "暂停的话，哪天起可约", hint: `${DAY}，留空就说没有定` },
  ],
  ads: [
    { field: "slot", label: "放在哪里", options: Object.entries(SLOT_LABELS) },
    { field: "title", label: "标题", hint: `2 到 ${MOST_AD_TITLE} 个字` },
    { field: "text", label: "说明", hint: `不超过 ${MOST_AD_TEXT} 个字`, rows: 3 },
    { field: "href", label: "点标题去哪里", hint: "本站的地址，以 / 开头，不写域名" },
    { field: "from", label: "从哪天起", hint: DAY },
    { field: "until", label: "到哪天为止", hint: `${DAY}；那一天还显示` },
  ],
};

/** The act that each form sends. */
export const ACTS: Readonly<Record<SettingKind, string>> = {
  prices: "prices",
  notice: "notice",
  contact: "contact",
  manual: "manual",
  ads: "ad",
};

/** The values of a form before anything is typed: the setting as it is now; empty for a new house notice. */
export function typedOf(setting: Setting, ad: AdItem | null): Typed {
  switch (setting.kind) {
    case "prices":
      return Object.fromEntries(Object.entries(setting.value).map(([name, fen]) => [name, exactYuan(fen)]));
    case "notice":
      return { text: setting.value.text ?? "" };
    case "contact":
      return setting.value;
    case "manual":
      return { closed: setting.value.closed ? "1" : "0", until: setting.value.until ?? "" };
    case "ads":
      return ad === null ? { slot: "home" } : { ...ad, from: ad.from ?? "", until: ad.until ?? "" };
  }
}
