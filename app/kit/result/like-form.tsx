import { useMay } from "#app/kit/order/hold.ts";

interface LikeFormProps {
  name: string;
  given: string;
  liked: boolean;
}

/** ♡ (收藏): a form that needs no script; islands/page/like-island.ts sends it without leaving the page. */
export function LikeForm({ name, given, liked }: LikeFormProps) {
  if (!useMay("order", "nameLike")) return null;
  return (
    <form method="post" data-like="">
      <input type="hidden" name="intent" value="like" />
      <input type="hidden" name="name" value={given} />
      <input type="hidden" name="liked" value={liked ? "0" : "1"} />
      <button className="btn quiet" type="submit" aria-pressed={liked}>
        {liked ? "♥ 已收藏" : "♡ 收藏"}
        <span className="sr-only" translate="no">
          {name}
        </span>
      </button>
    </form>
  );
}
