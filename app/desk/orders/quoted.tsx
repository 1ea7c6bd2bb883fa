import { Clauses } from "#app/kit/prose/clauses.tsx";

/** What a family wrote, in its own lines; where a line ends in a comma the sentence goes on, and so does ours (家长的话). */
export function Quoted({ words }: { words: string }) {
  const text = words.replaceAll(/(?<=[，、；])\n/gu, "");
  return (
    <p className="words" data-quoted="">
      {text.includes("\n") ? text : <Clauses text={text} />}
    </p>
  );
}
