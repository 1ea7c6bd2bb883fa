const NAME = "view";
const YEAR_S = 365 * 24 * 3600;

/** Has the visitor asked for larger text (大字)? */
export const isLarge = (cookies: string | null): boolean => /(?:^|;\s*)view=large(?:;|$)/.test(cookies ?? "");

/** The `set-cookie` line for `?view=large` or anything else (标准字). */
export const switchView = (view: string, secure: boolean): string =>
  `${NAME}=${view === "large" ? "large" : "standard"}; Path=/; SameSite=Lax; Max-Age=${YEAR_S}${secure ? "; Secure" : ""}`;
