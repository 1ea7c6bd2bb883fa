import { Clauses } from "#app/kit/prose/clauses.tsx";

const HONEST_POINTS = [
  "名字不能决定命运，我们也不这样说。",
  "五格约一百年前由日本熊崎氏整理，并非出自《周易》，可以关掉。",
  "流派不同，结论也不同，我们写明用哪一种。",
] as const;

/** What visitors should know before they order (想先说清楚的几件事). */
export function HonestBlock() {
  return (
    <section className="sec" aria-labelledby="honest">
      <h2 id="honest">想先说清楚的几件事</h2>
      <ul className="plain">
        {HONEST_POINTS.map((text) => (
          <li key={text}>
            <Clauses text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
