/** The total (综合), which leads to the bill behind it. */
export function TotalLink({ total }: { total: number }) {
  return (
    <a className="sum" href="#bill">
      <span>
        综合 <b className="num">{total}</b> 分
      </span>
      <span>怎么来的</span>
    </a>
  );
}
