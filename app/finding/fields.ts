import type { FormState } from "../form/form-state.ts";

/** The fields of the look-up in the order of the page, each with the id that its error links to. */
export const ANCHORS = { q: "q", mobile: "mobile", code: "code" } as const;

export type Field = keyof typeof ANCHORS;

export interface FindState extends FormState<Field> {
  /** To whom a code has just been sent (138****5678), and the seconds until another may be; null before. */
  sent: { masked: string; again: number } | null;
  /** Why no code can be sent now and what to do instead, in the upstream's own words; null while none was refused so. */
  said: string | null;
}

export const fieldOf = (key: string): Field => (key === "mobile" || key === "code" ? key : "q");
