import { Link } from "../document/link.tsx";

/** A service that is not there yet (即将开放): business names. */
export function SoonPanel() {
  return (
    <>
      <div className="hero">
        <h1>给公司或店铺起名</h1>
      </div>
      <div className="blank">
        <p>
          <b>即将开放</b>
        </p>
        <p>这项服务还在准备：字号怎么查重、哪些词不能用、商标归哪一类，都要先核对清楚。</p>
        <p>
          <Link className="go" to="/">
            先给宝宝起名
          </Link>
        </p>
      </div>
    </>
  );
}
