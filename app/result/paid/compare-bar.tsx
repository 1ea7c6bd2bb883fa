import { useHref } from "@remix-run/react";
import { MOST_COMPARED } from "./view.ts";

/** The form that the ticks beside the names belong to. */
export const COMPARE_FORM = "cmp";

/** The ticked names side by side (放在一起比), as far as the eye goes along the names. */
export function CompareBar({ sn }: { sn: string }) {
  return (
    <form id={COMPARE_FORM} action={useHref(`/naming-result/${sn}`)}>
      <span>{`勾选 2–${MOST_COMPARED} 个名字`}</span>
      <button className="btn quiet" type="submit">
        放在一起比
      </button>
    </form>
  );
}
