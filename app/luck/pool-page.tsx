import type { PaidLuck } from "#functions/contract/luck.ts";
import { Clauses } from "../document/clauses.tsx";
import { Link } from "../document/link.tsx";
import { luckDetailsPath } from "./luck-path.ts";
import { PoolRows } from "./pool-rows.tsx";

/** Every name that an order draws from (候选名全表), in the order and the writing that its fingerprint is made of. */
export function PoolPage({ luck }: { luck: PaidLuck }) {
  const { sn, pool } = luck;
  return (
    <>
      <Link className="back" to={luckDetailsPath(sn)}>
        回到抽中的名字
      </Link>
      <div className="hero">
        <h1>{`候选名全表（${pool.size} 个）`}</h1>
        <p className="lead">
          <Clauses text="名字按字的编码顺序排好，之间是英文逗号，首尾没有空格。整行算 SHA-256，就是名单指纹。" />
        </p>
      </div>
      <PoolRows face={luck} />
      <p className="luck-pool">{pool.names.join(",")}</p>
    </>
  );
}
