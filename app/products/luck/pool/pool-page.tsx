import { luckDetailsPath } from "#app/kit/paths/luck-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { PaidLuck } from "#functions/contract/products/luck.ts";
import { PoolRows } from "./pool-rows.tsx";
import { SHA } from "./rule.ts";

/** Names in a row of the list. */
const ROW = 10;

/** The whole pool of an order (候选名全表): numbered, and as the line of which its fingerprint is the SHA-256. */
export function PoolPage({ luck }: { luck: PaidLuck }) {
  const { sn, pool } = luck;
  const rows = Array.from({ length: Math.ceil(pool.names.length / ROW) }, (_, at) => at * ROW);
  return (
    <>
      <Link className="back" to={luckDetailsPath(sn)}>
        回到抽中的名字
      </Link>
      <div className="hero">
        <h1>{`候选名全表（${pool.size} 个）`}</h1>
        <p className="lead">
          <Clauses text="名字按字的编码顺序排好，从 0 数起。" />
        </p>
      </div>
      <PoolRows face={luck} />
      <section className="sec" aria-labelledby="names">
        <h2 id="names">按序号看</h2>
        <p className="sm">
          <Clauses text={`每行 ${ROW} 个，行首是第一个的序号。再抽时，前面抽过的跳过不数。`} />
        </p>
        <ol className="luck-list">
          {rows.map((from) => (
            <li key={from} translate="no">
              <b>{from}</b>
              {` ${pool.names.slice(from, from + ROW).join(" ")}`}
            </li>
          ))}
        </ol>
      </section>
      <section className="sec" aria-labelledby="line">
        <h2 id="line">算指纹用的一行</h2>
        <p className="sm">
          <Clauses
            text={`这一行用简体字，整行照原样复制，名字之间是英文逗号，前后不带空格。算出的 ${SHA} 就是名单指纹。`}
          />
        </p>
        <pre className="luck-pool" data-quoted="">
          {pool.names.join(",")}
        </pre>
      </section>
    </>
  );
}
