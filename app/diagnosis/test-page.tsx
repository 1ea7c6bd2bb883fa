import { useShell } from "#app/kit/page/use-shell.ts";
import { Calling } from "#app/kit/prose/calling.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Diagnosis } from "./look.server.ts";
import { ScriptCheck } from "./script-check.tsx";

const STAGES: Readonly<Record<string, string>> = {
  production: "正式的",
  test: "测试站，不收真钱",
  development: "开发用的，不收真钱",
};
const DEVICES = { phone: "手机", desktop: "电脑" } as const;

/** Shows what may stand in a visitor's way to the site (诊断), for whoever helps; not in production. */
export function TestPage({ found }: { found: Diagnosis }) {
  const { app, leave, device, userAgent, visitor, trip, version, stage } = found;
  const phone = useShell()?.siteInfo?.phone ?? "";
  // What only the page's script can know stands hidden until it has run.
  const rows: readonly Row[] = [
    { what: "用什么打开", value: `${app === null ? "浏览器" : `${app}的内置浏览器`}，${DEVICES[device]}` },
    { what: "网页脚本", value: "没有打开；照样能起名、付款，只是不会自动保存", id: "js" },
    { what: "记住填过的", id: "kept" },
    { what: "屏幕", id: "size" },
    { what: "本机编号（前 8 位）", value: visitor },
    {
      what: "服务器",
      value: tripText(trip),
      ...(trip.fault !== null && { remedy: "过一会儿点“再测一次”。" }),
    },
    { what: "版本", value: version === "" ? "本地" : version, english: true },
    { what: "这是哪个站", value: STAGES[stage] ?? stage },
  ];
  return (
    <div className="form-page">
      <div className="hero">
        <h1>查一查哪里不通</h1>
        <p className="status">
          <Clauses text={serverText(trip, leave)} />
        </p>
        <p className="mt-3">
          <Calling
            text={`还是不行，打客服电话${phone === "" ? "" : ` ${phone}`}，把下面几行念给我们听。`}
            phone={phone}
          />
        </p>
      </div>
      <dl className="rows loose">
        {rows.map(({ what, value, id, english, remedy }) => (
          <div key={what} hidden={value === undefined}>
            <dt>{what}</dt>
            <dd
              className={remedy === undefined ? undefined : "mind"}
              id={id}
              lang={english === true ? "en" : undefined}
            >
              {remedy === undefined ? value : `不正常：${value}`}
              {remedy !== undefined && (
                <p>
                  <Clauses text={`怎么办：${remedy}`} />
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>浏览器自报的名字（不用念）</summary>
        <p className="sm" lang="en">
          {userAgent === "" ? "没有" : userAgent}
        </p>
      </details>
      <p className="mt-3">
        <Link className="btn quiet" to="/test">
          再测一次
        </Link>
      </p>
      <ScriptCheck />
    </div>
  );
}

/** Whether the site itself is to blame, and what to try first. */
const serverText = ({ fault }: Diagnosis["trip"], leave: Diagnosis["leave"]): string =>
  fault === null
    ? `我们这边正常，问题多半在手机或网络。请先${leave ?? "换一个网络（Wi-Fi 或流量）"}，再试一次。`
    : "网站这边没有答好，请过一会儿再试。";

interface Row {
  what: string;
  /** Nothing where only the page's script can tell. */
  value?: string;
  /** Id of the row into which the page's script writes. */
  id?: string;
  /** What to try; only of a row that is not as it should be. */
  remedy?: string;
  /** The value is text of a machine, not Chinese. */
  english?: true;
}

/** How long the upstream took, seen from the site: the way to the phone is not in it, so it is never called slow or fast. */
function tripText({ ms, fault }: Diagnosis["trip"]): string {
  return fault === null ? `正常，${ms} 毫秒答好` : `没有答好（${fault}），用了 ${ms} 毫秒`;
}
