import { confusions } from "#functions/naming/facts/sound/mandarin/southern.ts";
import type { Finding } from "./finding.ts";
import type { Sound } from "./word-block.ts";

/** One finding in a Chinese sentence for a parent, without its full stop. `sounds` is the name it was found in. */
export function sayFinding(finding: Finding, sounds: readonly Sound[]): string {
  return finding.speech === "cantonese" ? inCantonese(finding) : inMandarin(finding, sounds);
}

function inMandarin(finding: Finding, sounds: readonly Sound[]): string {
  const { heard, near, speech } = finding;
  if (speech === "known")
    return near === "exact" ? `与有名的“${heard}”同名或同音，容易让人先想到那一位` : `听来接近“${heard}”`;
  if (speech === "initials") return `拼音首字母是 ${heard}，网上有不好的意思`;
  if (speech === "english") return `护照上的拼写，懂英文的人可能看成“${heard}”`;
  if (near === "word") return `姓与名连着听，像在说“${heard}”`;
  if (near === "exact") return `连读与“${heard}”同音`;
  if (near === "weak") return `中间的字一带而过，听来像“${heard}”`;
  if (near === "tone") return `声调不同，仍易听成“${heard}”`;
  const regions = confusedIn(finding, sounds);
  return regions === "" ? `听来接近“${heard}”` : `${regions}的地区听来接近“${heard}”`;
}

function inCantonese({ heard, near }: Finding): string {
  if (near === "word") return `用粤语连着听，像在说“${heard}”`;
  if (near === "exact") return `粤语连读与“${heard}”同音`;
  if (near === "tone") return `粤语声调不同，仍易听成“${heard}”`;
  return `粤语懒音（n、l 不分，ng 脱落等）听来接近“${heard}”`;
}

/** What a speaker does not keep apart who hears the word in these sounds (前后鼻音). */
function confusedIn({ at, ids }: Finding, sounds: readonly Sound[]): string {
  const found = ids.flatMap((id, offset) => confusions(id, sounds[at + offset]?.id ?? -1));
  return [...new Set(found)].join("，");
}
