const STRING = /"(?:[^"\\]|\\.)*"/y;
const SPACE = /\s*/y;
/** The text of a value up to the next quote, bracket or comma. */
const PLAIN = /[^"{}[\],]+/y;

/** The value of a JSON object's member as text, byte for byte, as Alipay signs it; null without one. */
export function rawMember(text: string, name: string): string | null {
  let at = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const [found = null] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  const skip = (char: string): boolean => {
    take(SPACE);
    if (text[at] !== char) return false;
    at += 1;
    return true;
  };
  const takeValue = (): string | null => {
    take(SPACE);
    const start = at;
    let depth = 0;
    while (at < text.length) {
      const char = text[at] ?? "";
      if (depth === 0 && (char === "," || char === "}")) break;
      if (char === '"' || !"{}[],".includes(char)) {
        if (take(char === '"' ? STRING : PLAIN) === null) return null;
      } else {
        depth += "{[".includes(char) ? 1 : "}]".includes(char) ? -1 : 0;
        at += 1;
      }
    }
    return text.slice(start, at).trimEnd();
  };

  if (!skip("{")) return null;
  do {
    take(SPACE);
    const key = take(STRING);
    if (key === null || !skip(":")) return null;
    const value = takeValue();
    if (value === null) return null;
    if (key === `"${name}"`) return value;
  } while (skip(","));
  return null;
}
