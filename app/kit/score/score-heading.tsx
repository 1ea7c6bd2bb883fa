import { Link } from "#app/kit/prose/link.tsx";

interface ScoreHeadingProps {
  name: string;
  total: number;
  /** The address of the form. */
  again: string;
}

/** 林清和：61 分, parted over lines after the name if anywhere; above it the way to a further name. */
export function ScoreHeading({ name, total, again }: ScoreHeadingProps) {
  return (
    <>
      <Link className="back" to={again}>
        再测一个
      </Link>
      <h1>
        <span className="cl">
          <span translate="no">{name}</span>：
        </span>
        <span className="nb">{`${total} 分`}</span>
      </h1>
    </>
  );
}
