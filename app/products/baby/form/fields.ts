import { defineForm } from "#app/kit/form/define-form.ts";
import { leapOf } from "#app/kit/form/leap-of.ts";
import { type Typed, typedAt } from "#app/kit/form/typed.ts";
import type { Shell } from "#app/kit/page/shell.server.ts";
import { BabyBrief } from "#functions/contract/products/baby-brief.ts";
import { messages } from "#functions/contract/values/messages.ts";

/** The value of the year list that says the year is typed (更早). */
export const EARLIER = "earlier";

/** The value of the calendar's radios that says the date is a due date (预产期). */
export const DUE = "due";

/** Each speech whose sounds are checked unless a family says otherwise (家里说). */
export const SPEECHES = { hans: "mandarin", taiwan: "mandarin,minnan", hant: "mandarin,cantonese" } as const;

/** Which of them, by how the page is read: 注音 is read in Taiwan. */
export function speechOf(shell: Pick<Shell, "traditional" | "sounds"> | null): string {
  if (shell?.traditional !== true) return SPEECHES.hans;
  return shell.sounds === "zhuyin" ? SPEECHES.taiwan : SPEECHES.hant;
}

/** The baby form (起名表单). */
export const babyForm = defineForm({
  schema: BabyBrief,
  anchors: {
    surname: "surname",
    sex: "sex",
    date: "year",
    hour: "hour",
    length: "length",
    wishes: "wishes",
    more: "more",
    place: "place",
    sources: "sources",
    fixed: "fixed",
    generation: "generation",
    avoid: "avoid",
    have: "have",
    siblings: "siblings",
    parents: "parents",
    rarity: "rarity",
    speech: "speech",
    traditions: "traditions",
    zishi: "zishi",
    keep: "keep",
    guardian: "guardian",
    form: "submit",
  },
  labels: {
    date: "出生日期",
    place: "出生地",
    wishes: "想表达的意思",
    sources: "喜欢的出处",
    fixed: "一定要用的字",
    generation: "字辈",
    avoid: "不想用的字",
    have: "备选名",
    siblings: "哥哥姐姐弟弟妹妹的名字",
    parents: "爸爸妈妈的名字",
    rarity: "用字",
    speech: "家里说",
    traditions: "传统讲究",
    zishi: "23 点以后出生的，算哪天",
    keep: "资料保存",
  },
  fresh: {
    calendar: "solar",
    length: "2",
    fixedAt: "any",
    generationAt: "1",
    rarity: "any",
    speech: "mandarin",
    useBazi: "1",
    useGrids: "1",
    useZodiac: "1",
    zishi: "late",
    keep: "30d",
  },
  parts: {
    date: ["born", "calendar", "year", "month", "day", "leap"],
    hour: ["minute"],
    fixed: ["fixedAt"],
    generation: ["generationAt"],
    avoid: ["avoidSounds"],
    siblings: ["alike"],
    traditions: ["useBazi", "mustFavour", "useGrids", "useZodiac"],
    form: ["script"],
  },
  ticks: ["leap", "avoidSounds", "alike", "useBazi", "mustFavour", "useGrids", "useZodiac"],
  always: { kind: "baby" },
  inKeys: (typed) => ({ ...typed, ...calendarOf(typed), year: yearOf(typed), leap: leapOf(typed) }),
  together: missingDate,
});

export type BabyFormState = ReturnType<typeof babyForm.state>;

/** A due date is a solar one of a child that is not born. */
const calendarOf = (typed: Typed): Typed =>
  typedAt(typed, "calendar") === DUE ? { calendar: "solar", born: "0" } : {};

/** The year of the list, or the one that was typed. */
function yearOf(typed: Typed): string {
  const picked = typedAt(typed, "year");
  return picked === "" || picked === EARLIER ? typedAt(typed, "yearText") : picked;
}

/** One error that names all missing parts of the date (还没选月、日). */
function missingDate(wire: Typed): { date?: string } {
  const parts = [
    ["year", "年"],
    ["month", "月"],
    ["day", "日"],
  ] as const;
  const missing = parts.filter(([key]) => typedAt(wire, key).trim() === "").map(([, name]) => name);
  if (missing.length === 0) return {};
  return {
    date: missing.length === parts.length ? messages.dateEmpty : messages.datePart(missing.join("、")),
  };
}
