/** The services of the home page (服务): its tabs, and what a posted form says in `kind`. */
export type Service = "baby" | "business" | "score";

/** The service that `?tab=` or a form's `kind` asks for; the baby's where it asks for none. */
export const serviceOf = (asked: string | null | undefined): Service =>
  asked === "business" || asked === "score" ? asked : "baby";
