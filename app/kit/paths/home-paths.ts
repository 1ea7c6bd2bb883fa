/** The tabs of the home page (服务), and what a posted form says in `kind`. */
export type HomeTab = "baby" | "business" | "score" | "business-score";

/** The address of each tab; a score is of a person's name unless the address has `of=business`. */
export const HOME_PATHS: Readonly<Record<HomeTab, string>> = {
  baby: "/",
  business: "/?tab=business",
  score: "/?tab=score",
  "business-score": "/?tab=score&of=business",
};

/** The sample report, whole (样例). */
export const SAMPLE_PATH = "/?sample=whole";

/** Does an address ask for the sample report alone? */
export const asksForSample = (address: string): boolean => new URL(address).searchParams.has("sample");

const isHomeTab = (text: string): text is HomeTab => Object.hasOwn(HOME_PATHS, text);

/** The tab of a form's `kind`; the baby's where it says none that we have. */
export const homeTabOf = (kind: string | undefined): HomeTab =>
  kind !== undefined && isHomeTab(kind) ? kind : "baby";

/** The tab that an address asks for. */
export function homeTabAt(address: string): HomeTab {
  const { searchParams } = new URL(address);
  const tab = searchParams.get("tab") ?? undefined;
  return tab === "score" && searchParams.get("of") === "business" ? "business-score" : homeTabOf(tab);
}

/** The query key by which the address of a form names the order whose form it shows again. */
export const AGAIN = "again";

/** The form at this address as it was sent with an order of the visitor's (重新填写). */
export const againAt = (form: string, sn: string): string =>
  `${form}${form.includes("?") ? "&" : "?"}${AGAIN}=${sn}`;
