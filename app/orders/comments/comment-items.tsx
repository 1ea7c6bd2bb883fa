import { dotted } from "#app/kit/prose/dotted.ts";
import { sayDate } from "#app/kit/prose/say-date.ts";
import type { Comment } from "./pick-comments.ts";
import { Stars } from "./stars.tsx";

interface CommentItemsProps {
  items: readonly Comment[];
  /** Characters of the words, and of our answer, at the most; whole without them. */
  most?: { words: number; reply: number };
}

/** What buyers said (评论), word by word, with the day, what they bought, and our answer where there is one. */
export function CommentItems({ items, most = { words: Infinity, reply: Infinity } }: CommentItemsProps) {
  return (
    <ul className="comments">
      {items.map(({ id, stars, text, date, bought, reply }) => (
        <li key={id}>
          <p className="sm">
            <Stars stars={stars} />
            <span className="cl">{` ${dotted([sayDate(date), `已购${bought}`])}`}</span>
          </p>
          <p className="words" data-quoted="">
            {clipped(text, most.words)}
          </p>
          {reply !== null && <p className="reply">{`我们的回复：${clipped(reply, most.reply)}`}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The beginning of a text that is longer than it may be here; whole characters, and one line of them. */
function clipped(text: string, most: number): string {
  const chars = [...text];
  return chars.length <= most ? text : `${chars.slice(0, most).join("").replaceAll(/\s+/gu, " ").trimEnd()}…`;
}
