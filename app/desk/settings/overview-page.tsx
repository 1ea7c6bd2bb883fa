import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { Setting } from "#functions/contract/desk/settings.ts";
import { AdsList } from "./ads-list.tsx";
import { LineText, Sums } from "./differences.tsx";
import { SETTINGS_PATH, settingPath } from "./setting-state.ts";
import { MadeBy } from "./versions-list.tsx";
import { IN_USE, KIND_LABELS, linesOf } from "./words.ts";

/** Says how many minutes old the settings may be that a visitor sees. */
const AGES = `改好以后，${IN_USE}；付款页总是按最新的算。偶尔有人会多看到一次旧的。`;

/** First whether expert work is taken at all: it is changed most, and in haste. */
const inOrder = (settings: readonly Setting[]): Setting[] =>
  [...settings].sort((one, other) => Number(other.kind === "manual") - Number(one.kind === "manual"));

/** What may be changed here (设置), as it holds now. */
export function OverviewPage({ person, settings }: { person: Person; settings: readonly Setting[] }) {
  return (
    <DeskFrame person={person} at={SETTINGS_PATH} title="设置">
      <p className="sm">
        <Clauses text={AGES} />
      </p>
      <div className="desk-columns">
        {inOrder(settings).map((setting) => (
          <section key={setting.kind} className="sec" aria-labelledby={setting.kind}>
            <div className="desk-head">
              <h2 id={setting.kind}>{KIND_LABELS[setting.kind]}</h2>
              <Link className="go" to={settingPath(setting.kind)}>
                修改<span className="sr-only">{KIND_LABELS[setting.kind]}</span>
              </Link>
            </div>
            <Lines setting={setting} />
            <p className="sm desk-made">
              <MadeBy setting={setting} />
            </p>
          </section>
        ))}
      </div>
    </DeskFrame>
  );
}

/** The parts of a setting: notices as a text under a title, all others as a value beside a label. */
function Lines({ setting }: { setting: Setting }) {
  if (setting.kind === "ads") return <AdsList items={setting.value.items} />;
  const lines = linesOf(setting);
  return setting.kind === "notice" ? (
    <ul className="desk-changes">
      {lines.map((line) => (
        <li key={line.key}>
          <b>{line.label}</b>
          <br />
          <span>
            <LineText line={line} />
          </span>
        </li>
      ))}
    </ul>
  ) : (
    <Sums lines={lines} />
  );
}
