import { duetPath } from "#app/kit/paths/together-paths.ts";
import { usePath } from "#app/kit/prose/link.tsx";

/** A button by which the owner of a duet begins it, asks in anew, or ends it. */
export function Act({
  sn,
  act,
  children,
  as = "btn",
}: {
  sn: string;
  act: string;
  children: string;
  as?: "btn" | "btn quiet" | "as-link";
}) {
  return (
    <form method="post" action={usePath(duetPath(sn))} data-wait="请稍候…">
      <button className={as} type="submit" name="act" value={act}>
        {children}
      </button>
    </form>
  );
}
