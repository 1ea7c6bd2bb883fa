import { Clauses } from "../document/clauses.tsx";

/** What we can't do (核名、商标检索), on every page about a business name. */
export function LimitNote() {
  return (
    <p className="sm limit">
      <Clauses text="我们不能替您完成核名。请到当地企业名称申报系统查询，商标请到国家知识产权局官网检索。" />
    </p>
  );
}
