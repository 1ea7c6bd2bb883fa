import { Clauses } from "../document/clauses.tsx";
import type { Trouble } from "../document/trouble.ts";

/** The upstream did not take a form: said on top of it, with the way back to its button. */
export function TroubleBlock({ trouble, service }: { trouble: Trouble; service: string }) {
  const text =
    trouble.kind === "too-many"
      ? `操作太快了，请 ${trouble.retryAfter ?? 60} 秒后再试。您填的内容还在。`
      : `${service}暂时没有回应，没有产生费用。您填的内容都还在，`;
  return (
    // biome-ignore lint/a11y/noAutofocus: the visitor has just sent the form; this is what they must hear first
    <div className="status bad" role="alert" tabIndex={-1} autoFocus>
      <p>
        <Clauses text={text} />
        {trouble.kind !== "too-many" && (
          <span className="cl">
            稍后<a href="#submit">再试一次</a>。
          </span>
        )}
      </p>
    </div>
  );
}
