import * as v from "valibot";
import { itemKindText } from "#app/desk/frame/item-kinds.ts";
import { KIND_LABELS } from "#app/desk/settings/words.ts";
import { DeskItemKind } from "#functions/contract/desk/desk-queue.ts";
import { SettingKind } from "#functions/contract/desk/settings.ts";

/** What an act was done to, in words: the kind of the item, the setting and its version; "" where it is an order or a comment. */
export function aboutText(subject: string): string {
  const [kind, rest = ""] = subject.split(" ");
  if (v.is(DeskItemKind, kind)) return itemKindText({ kind, acts: [] });
  return v.is(SettingKind, kind) ? `${KIND_LABELS[kind]}，第 ${rest} 版` : "";
}
