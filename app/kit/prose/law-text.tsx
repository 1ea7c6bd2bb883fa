import { Clauses } from "./clauses.tsx";

/** What a law says and, in brackets at its end, which article (《…》第…条) that is. */
const WITH_ARTICLE = /^(.+)（(《[^》]+》)(第.+)）(。?)$/u;

/** A text that rests on an article of a law: its clauses, the law and the article's number each kept whole. */
export function LawText({ text }: { text: string }) {
  const [, gist, law, article, end] = WITH_ARTICLE.exec(text) ?? [];
  if (gist === undefined) return <Clauses text={text} />;
  return (
    <>
      <Clauses text={gist} />
      <span className="cl par">
        {`（${law}`}
        <span className="cl">{`${article}）${end}`}</span>
      </span>
    </>
  );
}
