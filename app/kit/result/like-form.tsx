import type { ReactNode } from "react";
import { useMay } from "#app/kit/order/hold.ts";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { Link } from "#app/kit/prose/link.tsx";

interface LikeFormProps {
  name: string;
  given: string;
  liked: boolean;
  /** Is it marked as unfit? Left out where that can't be marked. */
  unfit?: boolean;
}

/** ♡ and 不合适 (收藏): a form that needs no script; islands/page/like-island.ts sends it without leaving the page. */
export function LikeForm({ name, given, liked, unfit }: LikeFormProps) {
  if (!useMay("order", "nameLike")) return null;
  const whose = (
    <span className="sr-only" translate="no">
      {name}
    </span>
  );
  return (
    <form method="post" data-like="">
      <input type="hidden" name="name" value={given} />
      <button
        className="btn quiet"
        type="submit"
        name="mark"
        value={liked ? "unliked" : "liked"}
        aria-pressed={liked}
      >
        {liked ? "♥ 已收藏" : "♡ 收藏"}
        {whose}
      </button>
      {unfit !== undefined && (
        <button className="no" type="submit" name="mark" value={unfit ? "fit" : "unfit"} aria-pressed={unfit}>
          {unfit ? "已标不合适，撤销" : "不合适"}
          {whose}
        </button>
      )}
    </form>
  );
}

interface NameActsProps {
  sn: string;
  name: { name: string; given: string; liked: boolean };
  /** Is it marked as unfit? Left out where that can't be marked. */
  unfit?: boolean;
  /** Its ♡ may stand elsewhere on the page. */
  canLike?: boolean;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What a reader can do with a name that is shown whole: keep it, open its details; in rows of two. */
export function NameActs(props: NameActsProps) {
  const { sn, unfit, canLike = true, children } = props;
  const { name, given, liked } = props.name;
  return (
    <div className="pair">
      {canLike && (
        <LikeForm name={name} given={given} liked={liked} {...(unfit !== undefined && { unfit })} />
      )}
      <Link className="btn quiet" to={detailPath(sn, given)}>
        看详情
        <span className="sr-only" translate="no">
          {name}
        </span>
      </Link>
      {children}
    </div>
  );
}
