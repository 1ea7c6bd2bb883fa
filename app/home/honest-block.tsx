import { Clauses } from "#app/kit/prose/clauses.tsx";

const HONEST_POINTS = {
  baby: [
    "名字不能决定命运，我们也不这样说。",
    "五格约一百年前由日本熊崎氏整理，并非出自《周易》，可以关掉。",
    "流派不同，结论也不同，我们写明用哪一种。",
  ],
  // Of a sign neither 五格 nor 八字 is reckoned: what a child's name asks to be said of schools would contradict the page.
  business: [
    "店名不能决定生意，我们也不这样说。",
    "合规只是初查，能不能登记以登记机关为准。",
    "没有查注册商标，请到国家知识产权局官网检索。",
  ],
} as const;

/** What visitors should know before they order (想先说清楚的几件事), a child's name or a sign. */
export function HonestBlock({ of = "baby" }: { of?: keyof typeof HONEST_POINTS }) {
  return (
    <section className="sec" aria-labelledby="honest">
      <h2 id="honest">想先说清楚的几件事</h2>
      <ul className="plain">
        {HONEST_POINTS[of].map((text) => (
          <li key={text}>
            <Clauses text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
