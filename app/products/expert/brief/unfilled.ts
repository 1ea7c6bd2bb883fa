import { LEAST_STORY } from "#functions/contract/products/expert-brief.ts";
import { countHan } from "#functions/contract/values/scalars.ts";
import { briefForm } from "./brief-fields.ts";

/** What a draft still wants before it can be handed in (还没填); "" where all is there. */
export function unfilledSaid({
  surname = "",
  sex = "",
  story = "",
}: Readonly<Record<string, string>>): string {
  const left = LEAST_STORY - countHan(story);
  const more = left < LEAST_STORY ? `（再写 ${left} 字）` : "";
  const labels = [
    ...(surname === "" ? [briefForm.labels.surname] : []),
    ...(sex === "" ? [briefForm.labels.sex] : []),
    ...(left > 0 ? [`${briefForm.labels.story}${more}`] : []),
  ];
  return labels.length === 0 ? "" : `还要填：${labels.join("、")}`;
}
