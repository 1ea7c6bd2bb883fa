import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { typedAt } from "#app/kit/form/typed.ts";
import { usePath } from "#app/kit/prose/link.tsx";
import type { AdItem, Setting } from "#functions/contract/desk/settings.ts";
import { Differences } from "./differences.tsx";
import { type SettingState, settingPath } from "./setting-state.ts";
import { differencesOf } from "./words.ts";

/** What is taken back: a house notice is ended, or a setting is restored to an earlier version. */
export type Undo = { end: AdItem } | { back: Setting };

interface UndoFormProps {
  now: Setting;
  undo: Undo;
  state: SettingState;
}

const afterOf = (now: Setting, undo: Undo): Setting => {
  if ("back" in undo) return undo.back;
  if (now.kind !== "ads") return now;
  return { ...now, value: { items: now.value.items.filter(({ id }) => id !== undo.end.id) } };
};

/** Asks before something is taken back (恢复、结束): shows what changes, and asks for the reason. */
export function UndoForm({ now, undo, state }: UndoFormProps) {
  const { kind, nth } = now;
  const isBack = "back" in undo;
  const action = usePath(settingPath(kind, isBack ? { back: undo.back.nth } : { end: undo.end.id }));
  const label = isBack ? `恢复第 ${undo.back.nth} 版` : "结束这条公告";
  return (
    <section aria-labelledby="one">
      <h2 id="one">{label}</h2>
      <form className="card" method="post" action={action} noValidate data-wait="正在修改…">
        <input type="hidden" name="step" value="save" />
        <input type="hidden" name="base" value={typedAt(state.values, "base") || nth} />
        {isBack ? (
          <>
            <input type="hidden" name="act" value="back" />
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="nth" value={undo.back.nth} />
          </>
        ) : (
          <>
            <input type="hidden" name="act" value="end-ad" />
            <input type="hidden" name="id" value={undo.end.id} />
          </>
        )}
        <Differences rows={differencesOf(now, afterOf(now, undo))} />
        <TextField state={state} field="reason" label="为什么改" hint="写进记录" rows={2} />
        <button className="btn" type="submit">
          {label}
        </button>
      </form>
    </section>
  );
}
