import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect } from "react";

/** What the action answers to a ♡ that was sent by script. */
export interface LikeAnswer {
  liked: boolean | null;
}

interface LikeFormProps {
  name: string;
  given: string;
  liked: boolean;
}

/** ♡ (收藏): a form that works as it is; with scripts it is sent without leaving the page. */
export function LikeForm({ name, given, liked }: LikeFormProps) {
  const fetcher = useFetcher<LikeAnswer>({ key: `like-${given}` });
  const busy = fetcher.state !== "idle";
  const asked = fetcher.formData?.get("liked");
  const shown = asked === undefined || asked === null ? (fetcher.data?.liked ?? liked) : asked === "1";
  const answer = fetcher.data;
  useEffect(() => {
    if (answer === undefined) return;
    if (typeof answer?.liked === "boolean") window.luopan?.toast(answer.liked ? "已收藏" : "已取消收藏");
    else window.luopan?.toast("没有收藏成功，请再试一次", "bad");
  }, [answer]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) fetcher.submit({ ...fieldsOf(given, !shown), quiet: "1" }, { method: "post" });
  };
  return (
    <form method="post" onSubmit={send}>
      {Object.entries(fieldsOf(given, !shown)).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <button className="btn quiet" type="submit" aria-pressed={shown}>
        {shown ? "♥ 已收藏" : "♡ 收藏"}
        <span className="sr-only" translate="no">
          {name}
        </span>
      </button>
    </form>
  );
}

const fieldsOf = (given: string, liked: boolean) => ({
  intent: "like",
  name: given,
  liked: liked ? "1" : "0",
});
