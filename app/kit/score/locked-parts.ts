import type { FreeScore } from "#functions/contract/products/score.ts";

type Locked = FreeScore["locked"];

const isFound = ({ count }: Locked[number]): boolean => !count.startsWith("没有");

/** What payment adds (付费后还有什么), and, apart from what is paid for, a word on what was looked for in vain. */
export function partsOfLocked(locked: Locked): { lines: Locked; note: string | undefined } {
  const vain = locked.filter((one) => !isFound(one)).map(({ what }) => what);
  const note = vain.length === 0 ? undefined : `没有找到${vain.join("、")}。`;
  return { lines: locked.filter(isFound), note };
}
