const TONES = ["\u0304", "\u0301", "\u030c", "\u0300"];

/** Pinyin with marks → numbered: `lín` → `lin2`, `lǜ` → `lv4`, `de` → `de5`. */
export function numberedPinyin(marked: string): string {
  let tone = 5;
  let letters = "";
  for (const mark of marked.trim().normalize("NFD")) {
    if (TONES.includes(mark)) tone = TONES.indexOf(mark) + 1;
    else if (mark === "\u0308") letters = `${letters.slice(0, -1)}v`;
    else letters += mark;
  }
  return `${letters}${tone}`;
}
