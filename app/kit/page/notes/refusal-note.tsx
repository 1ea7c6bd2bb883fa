import type { Shell } from "#app/kit/page/shell.server.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { SaidNote } from "./said-note.tsx";

const REFUSED: Record<NonNullable<Shell["refusal"]>["kind"], (seconds: number) => string> = {
  foreign: () => "这个请求不是从本站发出的，没有处理。您填的内容还在，请再试一次。",
  malformed: () => "这张表单的内容读不出来，没有处理。请检查后再提交一次。",
  "too-large": () => "内容太长了，没有处理。请删短一些再提交。",
  "too-many": (seconds) => `操作太快了，请 ${seconds} 秒后再试。您填的内容还在。`,
};

/** Says on top of a form why the gate turned it away (表单没有处理); nothing where it did not. */
export function RefusalNote() {
  const refusal = useShell()?.refusal ?? null;
  if (refusal === null) return null;
  return <SaidNote said={REFUSED[refusal.kind](refusal.retryAfter ?? 60)} first />;
}
