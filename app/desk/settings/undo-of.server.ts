import type { Setting } from "#functions/contract/desk/settings.ts";
import type { Undo } from "./undo-form.tsx";

/** What an address asks to take back; null where it asks for nothing, or for something that is gone. */
export function undoOf(asked: URLSearchParams, versions: readonly Setting[]): Undo | null {
  const [now] = versions;
  const end = asked.get("end");
  const back = asked.get("back");
  const ad = now?.kind === "ads" ? now.value.items.find(({ id }) => id === end) : undefined;
  if (ad !== undefined) return { end: ad };
  const before = versions.find(({ nth }) => String(nth) === back);
  return before === undefined ? null : { back: before };
}
