/** The services of the home page (服务): its tabs, and what a posted form says in `kind`. */
export type Service = "baby" | "business" | "score" | "sign-score";

/** Where each of them stands; a name to be scored is a person's unless the address says whose it is. */
export const HOME_PATHS: Readonly<Record<Service, string>> = {
  baby: "/",
  business: "/?tab=business",
  score: "/?tab=score",
  "sign-score": "/?tab=score&of=business",
};

const isService = (text: string): text is Service => Object.hasOwn(HOME_PATHS, text);

/** The service of a form's `kind`; the baby's where it says none that we have. */
export const serviceOf = (kind: string | undefined): Service =>
  kind !== undefined && isService(kind) ? kind : "baby";

/** The service that an address asks for. */
export function serviceAt(address: string): Service {
  const { searchParams } = new URL(address);
  const tab = searchParams.get("tab") ?? undefined;
  return tab === "score" && searchParams.get("of") === "business" ? "sign-score" : serviceOf(tab);
}
