import { exactYuan } from "#app/desk/figures/figures-words.ts";
import { tiedCounts } from "#app/kit/prose/dotted.ts";
import { sayDate } from "#app/kit/prose/say-date.ts";
import { FRESH_MS } from "#app/kit/upstream/fresh-for.ts";
import type { AdItem, OfferName, Setting, SettingKind } from "#functions/contract/desk/settings.ts";
import type { AdSlot } from "#functions/contract/site/site.ts";

/** What each setting is called at the desk (设置). */
export const KIND_LABELS: Readonly<Record<SettingKind, string>> = {
  prices: "价格",
  notice: "页脚通知",
  ads: "页面公告",
  contact: "电话和服务时间",
  manual: "人工起名接单",
};

const minutes = (ms: number): string => `${ms / 60_000}\u00a0分钟`;
/** When a change is seen, in the same words before it is made as after. */
export const IN_USE = `各页 ${minutes(FRESH_MS.siteInfo)}内用上，文章里的价格表 ${minutes(FRESH_MS.content)}内`;

/** What becomes of open orders at a new price. */
export const AFTER_PRICES = "已付款的订单不变；没付款的，付款前会请客人确认新价。";

export const OFFER_LABELS: Readonly<Record<OfferName, string>> = {
  baby: "宝宝起名",
  business: "公司店铺起名",
  score: "名字评分",
  businessScore: "公司店铺测名",
  luck: "随机优选",
  manual: "人工起名",
  manualSenior: "资深人工起名",
};

export const SLOT_LABELS: Readonly<Record<AdSlot, string>> = {
  home: "首页",
  index2: "第二首页",
  result: "免费结果页",
};

/** The days of a house notice, as people say them. */
export function daysOf({ from, until }: Pick<AdItem, "from" | "until">): string {
  if (from === null && until === null) return "一直显示";
  const day = (date: string) => tiedCounts(sayDate(date));
  if (until === null) return `${day(from ?? "")}起`;
  return from === null ? `到 ${day(until)}为止` : `${day(from)}到 ${day(until)}`;
}

/** A part of a setting in words; parts of two versions are compared by `key`. */
export interface SettingLine {
  key: string;
  label: string;
  text: string;
  /** A path of this site that belongs to the part. */
  path?: string;
}

/** A setting in words, part by part. */
export function linesOf(setting: Setting): SettingLine[] {
  switch (setting.kind) {
    case "prices":
      return Object.entries(OFFER_LABELS).map(([key, label]) => ({
        key,
        label,
        text: `${exactYuan(new Map(Object.entries(setting.value)).get(key) ?? 0)} 元`,
      }));
    case "notice":
      return [{ key: "text", label: "每一页的页脚", text: setting.value.text ?? "不显示" }];
    case "contact":
      return [
        { key: "phone", label: "电话", text: setting.value.phone === "" ? "不显示" : setting.value.phone },
        { key: "hours", label: "服务时间", text: setting.value.hours },
      ];
    case "manual":
      return [{ key: "closed", label: "接单", text: expertText(setting.value) }];
    case "ads":
      return setting.value.items.map((item) => ({
        key: item.id,
        label: item.title,
        text: `${SLOT_LABELS[item.slot]}，${daysOf(item)}，“${item.text}”`,
        path: item.href,
      }));
  }
}

const expertText = ({ closed, until }: { closed: boolean; until: string | null }): string => {
  if (!closed) return "正常接单";
  return until === null ? "暂停，没有定哪天恢复" : `暂停，${tiedCounts(sayDate(until))}起可约`;
};

/** A part that differs between two versions of a setting; `from` null: it is new, `to` null: it is gone. */
export interface Difference {
  key: string;
  label: string;
  from: SettingLine | null;
  to: SettingLine | null;
  /** By how much a price rises or falls; null for all other parts. */
  note: string | null;
}

/** Do two versions of a part have the same text and path? Labels may differ. */
export const isAlike = (one: SettingLine | null, other: SettingLine | null): boolean =>
  one?.text === other?.text && one?.path === other?.path;

export function differencesOf(before: Setting, after: Setting): Difference[] {
  const [old, next] = [linesOf(before), linesOf(after)];
  const keys = [...new Set([...old, ...next].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [from = null, to = null] = [old, next].map((lines) => lines.find((line) => line.key === key));
    const isSame = isAlike(from, to) && from?.label === to?.label;
    const { label = "" } = to ?? from ?? {};
    const note = before.kind === "prices" ? ratioText(from?.text, to?.text) : null;
    return isSame ? [] : [{ key, label, from, to, note }];
  });
}

function ratioText(from = "", to = ""): string | null {
  const [before, after] = [Number.parseFloat(from), Number.parseFloat(to)];
  const percent = Math.round((after / before - 1) * 100);
  return Number.isFinite(percent) ? `${percent < 0 ? "降" : "涨"} ${Math.abs(percent)}%` : null;
}
