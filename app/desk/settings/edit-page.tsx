import { ActSaid } from "#app/desk/frame/act-said.tsx";
import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { AdItem, Setting } from "#functions/contract/desk/settings.ts";
import { AdsList } from "./ads-list.tsx";
import { AskForm } from "./ask-form.tsx";
import { SettingForm } from "./setting-form.tsx";
import { ANCHORS, SETTINGS_PATH, type SettingState } from "./setting-state.ts";
import { type Undo, UndoForm } from "./undo-form.tsx";
import { MadeBy, VersionsList } from "./versions-list.tsx";
import { KIND_LABELS, OFFER_LABELS } from "./words.ts";

export interface EditPageProps {
  person: Person;
  now: Setting;
  versions: readonly Setting[];
  /** Why each was made, by its number. */
  reasons: Readonly<Record<string, string>>;
  /** The house notice that is changed; null for a new one, and for other settings. */
  ad: AdItem | null;
  undo: Undo | null;
  form: SettingState;
  /** Today in Beijing, yyyy-mm-dd. */
  today: string;
}

/** One setting (改设置): its form, then the question before the change, and all earlier versions. */
export function EditPage({ person, now, versions, reasons, ad, undo, form, today }: EditPageProps) {
  const label = KIND_LABELS[now.kind];
  return (
    <DeskFrame
      person={person}
      at={SETTINGS_PATH}
      title={form.asked === null ? label : `确认修改${label}`}
      {...(form.asked !== null && { keys: [] })}
    >
      <ActSaid state={form} anchors={ANCHORS} labels={now.kind === "prices" ? OFFER_LABELS : {}} />
      <Link className="back" to={SETTINGS_PATH}>
        回到全部设置
      </Link>
      <p className="desk-made">
        <span>现在是</span>
        <MadeBy setting={now} />
      </p>
      {undo !== null ? (
        <UndoForm now={now} undo={undo} state={form} />
      ) : form.asked !== null ? (
        <AskForm now={now} asked={form.asked} state={form} />
      ) : (
        <>
          {now.kind === "ads" && ad === null && <AdsList items={now.value.items} today={today} />}
          <div className="two">
            <section className="sec" aria-labelledby="form">
              <h2 id="form">
                {now.kind !== "ads" ? `改${label}` : ad === null ? "加一条公告" : "改这条公告"}
              </h2>
              <SettingForm now={now} ad={ad} state={form} />
            </section>
            <VersionsList versions={versions} reasons={reasons} />
          </div>
        </>
      )}
    </DeskFrame>
  );
}
