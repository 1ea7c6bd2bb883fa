import { whenText } from "#app/desk/frame/when.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { Setting } from "#functions/contract/desk/settings.ts";
import { Differences, Sums } from "./differences.tsx";
import { settingPath } from "./setting-state.ts";
import { differencesOf, linesOf } from "./words.ts";

/** Says who made a version and when (版本). */
export function MadeBy({ setting: { nth, at, who } }: { setting: Setting }) {
  if (at === null) return <span>最初的设置</span>;
  return (
    <>
      <span className="num">{`第 ${nth} 版`}</span>
      <span className="num">{whenText(at)}</span>
      <span>
        <span translate="no">{who}</span> 改的
      </span>
    </>
  );
}

interface VersionsListProps {
  versions: readonly Setting[];
  /** Why each was made, by its number. */
  reasons: Readonly<Record<string, string>>;
}

/** The versions of a setting, newest first: what each changed and why, and a way back to it. */
export function VersionsList({ versions, reasons }: VersionsListProps) {
  return (
    <section className="sec" aria-labelledby="versions">
      <h2 id="versions">历次修改</h2>
      <ol className="desk-rows">
        {versions.map((setting, at) => {
          const before = versions[at + 1];
          const reason = reasons[setting.nth];
          const isNext = before !== undefined && before.nth === setting.nth - 1;
          return (
            <li key={setting.nth}>
              <MadeBy setting={setting} />
              {isNext ? (
                <Differences rows={differencesOf(before, setting)} />
              ) : (
                setting.kind === "prices" && <Sums lines={linesOf(setting)} />
              )}
              {reason !== undefined && (
                <p className="sm">
                  原因：<span data-quoted="">{reason}</span>
                </p>
              )}
              {at > 0 ? (
                <Link className="go" to={settingPath(setting.kind, { back: setting.nth })}>
                  先核对，再恢复这一版
                </Link>
              ) : (
                <p className="sm">现在用的就是这一版</p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
