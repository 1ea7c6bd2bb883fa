import type { Typed } from "#app/kit/form/typed.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";

const FILLED = "上次填的都在下面，改好再提交。要勾选同意的，请再勾一次。";
const GONE = "没有找到上次填的内容：可能到期删除了，也可能是在别的浏览器里填的。请直接填写。";

/** Says of a form that was asked for as it was sent (重新填写) whether that was found; nothing of any other. */
export function AgainNote({ sent }: { sent: Typed | null }) {
  if (sent === null) return null;
  return (
    <div className="status" role="status">
      <p>
        <Clauses text={Object.keys(sent).length > 0 ? FILLED : GONE} />
      </p>
    </div>
  );
}
