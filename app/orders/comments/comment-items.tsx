import { sayDate } from "#app/kit/prose/say-date.ts";
import type { Comment } from "./pick-comments.ts";
import { Stars } from "./stars.tsx";

/** What buyers said (评论), word by word, with the day, what they bought, and our answer where there is one. */
export function CommentItems({ items }: { items: readonly Comment[] }) {
  return (
    <ul className="comments">
      {items.map(({ id, stars, text, date, bought, reply }) => (
        <li key={id}>
          <p className="sm">
            <Stars stars={stars} />
            <span className="cl">{` ${sayDate(date)} · 已购${bought}`}</span>
          </p>
          <p className="words" data-quoted="">
            {text}
          </p>
          {reply !== null && <p className="reply">{`我们的回复：${reply}`}</p>}
        </li>
      ))}
    </ul>
  );
}
