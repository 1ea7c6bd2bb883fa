import { useHref } from "@remix-run/react";
import { MOST_COMPARED } from "#app/kit/result/view.ts";

/** The form that the ticks beside the names belong to. */
const COMPARE_FORM = "cmp";

/** The button that lays ticked names side by side (放在一起比); CSS counts the ticks and keeps it in view. */
export function CompareBar({ sn }: { sn: string }) {
  return (
    <form id={COMPARE_FORM} action={useHref(`/naming-result/${sn}`)}>
      <span className="none">
        勾选 <span className="cl">{`2–${MOST_COMPARED} 个名字`}</span>
      </span>
      <span className="some">
        已勾选 <i /> 个，<span className="cl">{`可比 2–${MOST_COMPARED} 个`}</span>
      </span>
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

/** What is said to whoever asked to compare one name alone. */
export function PickMore({ picked }: { picked: readonly string[] }) {
  if (picked.length !== 1) return null;
  return (
    <div className="status mt-6" role="status">
      <p>再选 1 个就可以比较了。</p>
    </div>
  );
}
