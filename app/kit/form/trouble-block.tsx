import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Trouble } from "#app/kit/upstream/trouble.ts";

interface TroubleBlockProps {
  trouble: Trouble;
  service: string;
  /** Id of the button or form to send again; null where the page cannot tell which one it was. */
  at?: string | null;
  /** The page is one of the desk: the text does not speak of costs. */
  isStaff?: boolean;
  /** False where there was nothing to fill in. */
  hasFields?: boolean;
}

/** The upstream did not take a form: said on top of it, with the way back to its button. */
export function TroubleBlock({
  trouble,
  service,
  at = "submit",
  isStaff = false,
  hasFields = true,
}: TroubleBlockProps) {
  const isDown = trouble.kind !== "too-many";
  const costs = isStaff ? "" : "，没有产生费用";
  const text = isDown
    ? `${service}暂时没有回应${costs}。${hasFields ? "您填的内容都还在，" : ""}`
    : `操作太快了，请 ${trouble.retryAfter ?? 60} 秒后再试。${hasFields ? "您填的内容还在。" : ""}`;
  return (
    // biome-ignore lint/a11y/noAutofocus: the visitor has just sent the form; this is what they must hear first
    <div className="status bad" role="alert" tabIndex={-1} autoFocus>
      <p>
        <Clauses text={text} />
        {isDown && (
          <span className="cl">
            {hasFields ? "稍后" : "请稍后"}
            {at === null ? "再试一次" : <a href={`#${at}`}>再试一次</a>}。
          </span>
        )}
      </p>
    </div>
  );
}
