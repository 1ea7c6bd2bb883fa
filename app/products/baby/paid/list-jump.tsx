import { Jump } from "#app/kit/result/jump.tsx";
import { anchorOf } from "#app/kit/result/view.ts";

/** So many names are a few screens of a phone: a longer list stands in rows, with ways through it. */
export const EACH = 20;

interface ListJumpProps {
  names: readonly { given: string }[];
  /** Behind the list, where the way back is wanted first. */
  isEnd?: true;
}

/** The way through a long list of names on a phone: to every twentieth, and from its end back to the top. */
export function ListJump({ names, isEnd }: ListJumpProps) {
  const marks = names.flatMap(({ given }, at) =>
    at > 0 && at % EACH === 0
      ? [[anchorOf(given), `${at === EACH && !isEnd ? "跳到" : ""}第 ${at + 1} 个`] as const]
      : [],
  );
  return (
    <div className="over pb-6 wide:hidden">
      <Jump
        label={isEnd ? "回到开头或别处" : "跳到第几个"}
        to={[...(isEnd ? [["names", "回到开头"] as const] : []), ...marks]}
      />
    </div>
  );
}
