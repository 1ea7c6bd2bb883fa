import { Parts } from "../document/clauses.tsx";

const LIMIT = [
  "我们不能替您完成核名。",
  "请到当地",
  "企业名称申报系统查询，",
  "商标请到",
  "国家知识产权局官网检索。",
] as const;

/** What we can't do (核名、商标检索), on every page about a business name. */
export function LimitNote() {
  return (
    <p className="sm limit">
      <Parts of={LIMIT} />
    </p>
  );
}
