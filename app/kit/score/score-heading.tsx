/** 林清和：61 分, parted over lines after the name if anywhere. */
export function ScoreHeading({ name, total }: { name: string; total: number }) {
  return (
    <h1>
      <span className="cl">
        <span translate="no">{name}</span>：
      </span>
      <span className="nb">{`${total} 分`}</span>
    </h1>
  );
}
