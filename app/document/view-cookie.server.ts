const YEAR_S = 365 * 24 * 3600;

/** How a visitor wants every page: a cookie of its own for each, with two values, the usual one first. */
const WISHES = {
  /** 大字: larger text. */
  view: ["standard", "large"],
  /** 繁體: traditional script. */
  writing: ["hans", "hant"],
} as const;

export type Wish = keyof typeof WISHES;

/** The query keys that switch a wish; each comes back without it. */
export const wishes = Object.keys(WISHES) as Wish[];

const has = (cookies: string | null, name: Wish): boolean =>
  new RegExp(`(?:^|;\\s*)${name}=${WISHES[name][1]}(?:;|$)`).test(cookies ?? "");

/** Has the visitor asked for larger text (大字)? */
export const isLarge = (cookies: string | null): boolean => has(cookies, "view");

/** Has the visitor asked for traditional script (繁體)? */
export const isTraditional = (cookies: string | null): boolean => has(cookies, "writing");

/** The `set-cookie` line for `?view=large`, `?writing=hant`; anything else is the usual way. */
export function switchWish(name: Wish, value: string, secure: boolean): string {
  const [usual, other] = WISHES[name];
  return `${name}=${value === other ? other : usual}; Path=/; SameSite=Lax; Max-Age=${YEAR_S}${secure ? "; Secure" : ""}`;
}
