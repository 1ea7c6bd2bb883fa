import { useHref } from "@remix-run/react";
import { duetPath } from "#app/kit/paths/together-paths.ts";

/** A button by which the owner of a duet begins it, asks in anew, or ends it. */
export function Act({
  sn,
  act,
  children,
  quiet,
}: {
  sn: string;
  act: string;
  children: string;
  quiet?: true;
}) {
  return (
    <form method="post" action={useHref(duetPath(sn))} data-wait="请稍候…">
      <button className={quiet ? "btn quiet" : "btn"} type="submit" name="act" value={act}>
        {children}
      </button>
    </form>
  );
}
