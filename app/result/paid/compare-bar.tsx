import { useHref } from "@remix-run/react";
import { MOST_COMPARED } from "./view.ts";

/** The form that the ticks beside the names belong to. */
const COMPARE_FORM = "cmp";

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

/** The tick that puts a name among those to lay side by side (比较). */
export function CompareTick({ name, given, picked }: { name: string; given: string; picked: boolean }) {
  return (
    <label>
      <input type="checkbox" name="compare" value={given} form={COMPARE_FORM} defaultChecked={picked} />
      比较<span className="sr-only">{name}</span>
    </label>
  );
}
