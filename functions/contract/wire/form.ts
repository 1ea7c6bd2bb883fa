/** A value that can stand in a form: flags become 0/1, lists are joined by commas, undefined is left out. */
export type FormValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** Keys, at most, of one form body. */
export const MAX_KEYS = 64;

/** Why a form body was refused. */
export type FormFault = "duplicate-key" | "bad-key" | "nul" | "too-many-keys" | "bad-encoding";

/** What a form and encodeURIComponent write alike: our own keys, and names. */
const PLAIN = /^[\w.*\u3400-\u9fff-]*$/;

/**
 * `k=v&…` in the order of the keys, as application/x-www-form-urlencoded has it; a lone surrogate becomes U+FFFD.
 */
export function encodeForm(values: Readonly<Record<string, FormValue>>): string {
  const pairs = Object.entries(values).flatMap(([key, value]) => {
    const text = encodeValue(value);
    return text === undefined ? [] : [[key, text]];
  });
  const isPlain = pairs.every((pair) => pair.every((text) => PLAIN.test(text)));
  return isPlain
    ? pairs.map((pair) => pair.map(encodeURIComponent).join("=")).join("&")
    : new URLSearchParams(pairs).toString();
}

function encodeValue(value: FormValue): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value === "object") return value.join(",");
  return String(value);
}

/**
 * The pairs of a form body, or why it is refused: duplicate keys (but for `repeating` ones, whose values are
 * joined by commas), `a[]`, `__proto__` and the like, NUL, broken percent encoding, more than 64 keys.
 */
export function decodeForm(
  text: string,
  repeating: ReadonlySet<string> = new Set(),
): { ok: true; values: Record<string, string> } | { ok: false; fault: FormFault } {
  const values: Record<string, string> = Object.create(null);
  let keys = 0;
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    if (++keys > MAX_KEYS) return { ok: false, fault: "too-many-keys" };
    const cut = pair.indexOf("=");
    const key = decodePart(cut < 0 ? pair : pair.slice(0, cut));
    const value = cut < 0 ? "" : decodePart(pair.slice(cut + 1));
    if (key === undefined || value === undefined) return { ok: false, fault: "bad-encoding" };
    if (!/^[A-Za-z][A-Za-z0-9_.-]{0,63}$/.test(key) || key in Object.prototype)
      return { ok: false, fault: "bad-key" };
    if (value.includes("\0")) return { ok: false, fault: "nul" };
    const before = values[key];
    if (before !== undefined && !repeating.has(key)) return { ok: false, fault: "duplicate-key" };
    values[key] = before ? `${before},${value}` : value;
  }
  return { ok: true, values: { ...values } };
}

function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
