import type { PaidView } from "./load-paid.server.ts";

/** What the browser needs of the names: enough for ♡. */
export interface Hearts {
  surname: string;
  given: readonly string[];
  liked: readonly string[];
}

/** The same of a view. */
export function heartsOf({ report: { surname }, names }: PaidView): Hearts {
  const given = names.map((name) => name.given);
  const liked = names.filter((name) => name.liked).map((name) => name.given);
  return { surname, given, liked };
}
