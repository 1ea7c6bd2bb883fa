import { usePath } from "#app/kit/prose/link.tsx";
import { MOST_COMPARED } from "#app/kit/result/view.ts";

/** The form that the ticks beside the names belong to. */
const COMPARE_FORM = "cmp";

/** The button that lays ticked names side by side (放在一起比); CSS counts the ticks and keeps it in view; of the family's own names it cannot tell one from two. */
export function CompareBar({ sn }: { sn: string }) {
  return (
    <form id={COMPARE_FORM} action={usePath(`/naming-result/${sn}`)}>
      <span className="none">
        勾选 <span className="cl">{`2–${MOST_COMPARED} 个名字`}</span>
      </span>
      <span className="one">
        已勾选 1 个，<span className="cl">{`再选 1\u2060–\u2060${MOST_COMPARED - 1}\u00a0个`}</span>
      </span>
      <span className="some">
        已勾选 <i /> 个，<span className="cl">{`可比 2–${MOST_COMPARED} 个`}</span>
      </span>
      <button className="btn quiet" type="submit" name="compare" value="">
        放在一起比
      </button>
    </form>
  );
}

interface CompareTickProps {
  name: string;
  given: string;
  picked: boolean;
  /** Only the box is seen, in a row that has no room for words. */
  bare?: boolean;
}

/** The tick that puts a name among those to lay side by side (比较). */
export function CompareTick({ name, given, picked, bare = false }: CompareTickProps) {
  return (
    <label>
      <input type="checkbox" name="compare" value={given} form={COMPARE_FORM} defaultChecked={picked} />
      {!bare && "比较"}
      <span className="sr-only">{bare ? `比较${name}` : name}</span>
    </label>
  );
}

/** What is said to whoever asked to compare one name alone, or none. */
export function PickMore({ picked, asks }: { picked: readonly string[]; asks: boolean }) {
  if (picked.length !== 1 && !(asks && picked.length === 0)) return null;
  return (
    <div className="status mt-6" role="status">
      <p>
        {picked.length === 1
          ? "再选 1 个就可以比较了。"
          : `请先勾选 2–${MOST_COMPARED} 个名字，再点“放在一起比”。`}
      </p>
    </div>
  );
}
