import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { NoticeSlot } from "#app/kit/page/notes/notice-slot.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import type { ChangeSettingParams } from "#functions/contract/desk/desk-settings.ts";
import { settingAfter, settingKindOf, steepIn } from "#functions/contract/desk/setting-change.ts";
import type { Setting } from "#functions/contract/desk/settings.ts";
import { Differences } from "./differences.tsx";
import { type SettingState, settingPath } from "./setting-state.ts";
import { AFTER_PRICES, differencesOf, IN_USE, KIND_LABELS, OFFER_LABELS } from "./words.ts";

interface AskFormProps {
  now: Setting;
  asked: ChangeSettingParams;
  state: SettingState;
}

/** A changed text as visitors will see it (预览): a house notice in its slot, the site's in the footer. */
function Preview({ asked }: { asked: ChangeSettingParams }) {
  if (asked.act === "ad") return <NoticeSlot ads={{ items: [asked] }} />;
  if (asked.act !== "notice" || asked.text === "") return null;
  return (
    <section className="sec" aria-labelledby="look">
      <h2 id="look">页脚会这样显示</h2>
      <div className="desk-foot">
        <p>{asked.text}</p>
      </div>
    </section>
  );
}

/** What becomes of a change, once it is made. */
const AFTER = `确认以后，${IN_USE}。`;

const LEFT_OUT = new Set(["step", "again"]);

/** Asks before a change is made (确认修改): old and new values, a preview, and steep prices typed again. */
export function AskForm({ now, asked, state }: AskFormProps) {
  const action = usePath(settingPath(now.kind, asked.act === "ad" ? { id: asked.id } : {}));
  if (asked.act === "back" || settingKindOf(asked) !== now.kind) return null;
  const after = settingAfter(asked, now);
  const rows = differencesOf(now, after);
  const steep = now.kind === "prices" && after.kind === "prices" ? steepIn(now.value, after.value) : [];
  return (
    <form className="card" method="post" action={action} noValidate data-wait="正在修改…">
      {Object.entries(state.values)
        .filter(([name]) => !LEFT_OUT.has(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {rows.length === 0 ? <p>和现在的一样，没有要改的。</p> : <Differences rows={rows} />}
      <Preview asked={asked} />
      <p className="desk-made">{`原因：${asked.reason}`}</p>
      {rows.length > 0 && (
        <p className="desk-made">
          <Clauses text={AFTER} />
          {now.kind === "prices" && (
            <>
              <br />
              <Clauses text={AFTER_PRICES} />
            </>
          )}
        </p>
      )}
      {steep.length > 0 && (
        <LineField
          state={state}
          field="again"
          label="改动超过三倍，请把新价格再输入一次"
          hint={`${steep.map((name) => OFFER_LABELS[name]).join("、")}${steep.length > 1 ? "，用空格分开" : ""}`}
          inputMode="decimal"
        />
      )}
      <div className="btns">
        {rows.length > 0 && (
          <button className="btn" type="submit" name="step" value="save">
            {`确认修改${KIND_LABELS[now.kind]}`}
          </button>
        )}
        <button className="btn quiet" type="submit" name="step" value="edit">
          回去再改
        </button>
      </div>
    </form>
  );
}
