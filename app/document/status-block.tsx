import type { Shell } from "./shell.server.ts";

const REFUSED: Record<NonNullable<Shell["refusal"]>["kind"], (seconds: number) => string> = {
  foreign: () => "这个请求不是从本站发出的，没有处理。您填的内容还在，请再试一次。",
  malformed: () => "这张表单的内容读不出来，没有处理。请检查后再提交一次。",
  "too-large": () => "内容太长了，没有处理。请删短一些再提交。",
  "too-many": (seconds) => `操作太快了，请 ${seconds} 秒后再试。您填的内容还在。`,
};

/** What the last step did or why it was refused, said in the page itself: for whoever has no scripts. */
export function StatusBlock({ shell }: { shell: Shell | null }) {
  if (shell === null) return null;
  const { refusal, toast, whole } = shell;
  if (refusal !== null) {
    return (
      <div className="status bad" role="alert">
        <p>{REFUSED[refusal.kind](refusal.retryAfter ?? 60)}</p>
      </div>
    );
  }
  if (toast === null) return null;
  const said = (
    <div className="status" role="status">
      <p>{toast}</p>
    </div>
  );
  return whole ? said : <noscript>{said}</noscript>;
}
