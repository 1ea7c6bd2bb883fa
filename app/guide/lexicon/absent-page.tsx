import { CHARACTERS_PATH } from "#app/kit/paths/lexicon-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";

const WORDS = {
  character: {
    title: "这个字没有单独的一页",
    text: "它不在我们的起名用字里，不等于不能用。写在名字里照样可以检查：能不能登记、怎么读、有没有谐音，都会说明。",
  },
  name: {
    title: "这个名字没有单独的一页",
    text: "名库里没有它，不等于不好。连上您的姓评个分，字义、出处、谐音、登记都会逐条写明。",
  },
} as const;

/** A character or name that we have no page of: what can be done with it all the same. */
export function AbsentPage({ what }: { what: keyof typeof WORDS }) {
  const { title, text } = WORDS[what];
  return (
    <div className="plea">
      <h1>{title}</h1>
      <p className="lead">
        <Clauses text={text} />
      </p>
      <div className="btns">
        <Link className="btn" to="/?tab=score">
          给名字评个分
        </Link>
        <Link className="btn quiet" to={CHARACTERS_PATH}>
          看起名用字
        </Link>
      </div>
    </div>
  );
}

/** Its title. */
export const absentTitle = (what: keyof typeof WORDS): string => WORDS[what].title;
