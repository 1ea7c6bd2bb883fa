import { asksForTraditional } from "#app/kit/paths/script-path.ts";
import { DAY_S } from "#functions/contract/values/time.ts";
import { cookieLine, readCookies } from "./cookies.ts";

const YEAR_S = 365 * DAY_S;

/** What a visitor may prefer on every page: a cookie each, with its values, the usual one first. */
const PREFERENCES = {
  /** 大字: larger text. */
  view: ["standard", "large"],
  /** 繁體: traditional script. */
  writing: ["hans", "hant"],
  /** What stands above a name in 繁體: 拼音, 注音 or 粵拼. */
  sounds: ["pinyin", "zhuyin", "jyutping"],
} as const;

export type Preference = keyof typeof PREFERENCES;

/** The query keys that switch a preference; the redirect that follows takes them off the address. */
export const preferences = Object.keys(PREFERENCES) as Preference[];

/** How the sounds above a name are spelled (读音). */
export type SoundSystem = (typeof PREFERENCES.sounds)[number];

const has = (cookies: string | null, name: Preference): boolean =>
  readCookies(cookies)[name] === PREFERENCES[name][1];

/** Has the visitor asked for larger text (大字)? */
export const isLarge = (cookies: string | null): boolean => has(cookies, "view");

/** Is a page to be in traditional script (繁體)? What the visitor has chosen holds; before that, what the address says. */
export const isTraditional = (cookies: string | null, byAddress = false): boolean =>
  readCookies(cookies).writing === undefined ? byAddress : has(cookies, "writing");

/** Whoever comes by an address in traditional script, and chooses none, goes on in it: the `set-cookie` line, or null. */
export function arriveInTraditional({ headers }: Request, address: URL, secure: boolean): string | null {
  if (!asksForTraditional(address)) return null;
  const isChosen =
    address.searchParams.has("writing") || readCookies(headers.get("cookie")).writing !== undefined;
  if (isChosen) return null;
  return switchPreference("writing", PREFERENCES.writing[1], secure);
}

/** How a reader of 繁體 reads sounds: as chosen, else as their browser's language says where they learnt to read. */
export function soundsOf({ headers }: Request): SoundSystem {
  const chosen = PREFERENCES.sounds.find((one) => one === readCookies(headers.get("cookie")).sounds);
  if (chosen !== undefined) return chosen;
  const [first = ""] = (headers.get("accept-language") ?? "").split(",");
  if (/^zh(-Hant)?-TW/i.test(first)) return "zhuyin";
  return /^(yue|zh(-Hant)?-(HK|MO))/i.test(first) ? "jyutping" : "pinyin";
}

/** The `set-cookie` line for `?view=large`, `?writing=hant`; anything else is the usual way. */
export function switchPreference(name: Preference, value: string, secure: boolean): string {
  const [usual, ...others] = PREFERENCES[name];
  const wish = others.find((other) => other === value) ?? usual;
  return cookieLine({ name, value: wish, httpOnly: false, secure, maxAge: YEAR_S });
}
