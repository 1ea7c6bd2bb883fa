/** Older spellings of verse that today's editions print otherwise, where OpenCC has no single answer. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/沈(?![郎腰约侯园宋佺])/g, "沉"],
  [/於(?![戏穆缉牣乎铄])/g, "于"],
  [/(?<!乾)乾(?![坤元乾])/g, "干"],
  [/馀/g, "余"],
  [/锺/g, "钟"],
  [/[秖祗祇](?=[应有隔是可教])/g, "只"],
  [/[粧妝]/g, "妆"],
  [/遶/g, "绕"],
  [/珮/g, "佩"],
  [/颺/g, "飏"],
  [/[慙慚]/g, "惭"],
  [/効/g, "效"],
  [/塲/g, "场"],
  [/敍/g, "叙"],
  [/谢[脁眺]/g, "谢朓"],
];

/** A line of verse in the spelling of today's editions. */
export function modernForms(text: string): string {
  return forms.reduce((line, [older, today]) => line.replace(older, today), text);
}
