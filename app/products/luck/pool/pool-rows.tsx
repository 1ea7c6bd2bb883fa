import { useHold } from "#app/kit/order/hold.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { LENGTH_WORDS, SEXES, wordOf } from "#app/products/luck/words.ts";
import type { FreeLuck, PaidLuck } from "#functions/contract/products/luck.ts";
import { isMachine, MachineText } from "./machine-text.tsx";

interface PoolRowsProps {
  face: Pick<FreeLuck | PaidLuck, "surname" | "sex" | "length" | "pool" | "engine"> & { message?: string };
}

/** What a draw is made from: for whom, how many names, the fingerprint of the pool, the engine's version. */
export function PoolRows({ face: { surname, sex, length, pool, engine, message } }: PoolRowsProps) {
  // The text of a draw has the order's number in it, which a reader's link does not have.
  const isOwner = useHold()?.role !== "reader";
  const rows: readonly [string, string][] = [
    [
      "给谁",
      `姓${surname}，${sex === "unknown" ? "性别还不知道" : wordOf(SEXES, sex)}，${LENGTH_WORDS[length]}`,
    ],
    ["候选名", `${pool.size} 个，${pool.size > 1 ? "每个" : ""}不低于 ${pool.threshold} 分，满分 100`],
    ["名单指纹", pool.digest],
    ...(message === undefined || !isOwner ? [] : [["第 1 次用的字", message] satisfies [string, string]]),
    ["评分版本", engine],
  ];
  return (
    <dl className="rows loose luck-rows">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isMachine(text) ? <MachineText text={text} /> : <Clauses text={text} />}</dd>
        </div>
      ))}
    </dl>
  );
}
