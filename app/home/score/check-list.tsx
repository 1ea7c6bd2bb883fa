import { Clauses } from "#app/kit/prose/clauses.tsx";

interface CheckListProps {
  /** Each part that a score checks, and what it checks there. */
  checks: readonly (readonly [part: string, what: string])[];
}

/** What a score checks (看哪几样). */
export function CheckList({ checks }: CheckListProps) {
  return (
    <section aria-labelledby="checks" className="checks">
      <h2 id="checks">看哪几样</h2>
      <dl className="says">
        {checks.map(([part, what]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>
              <Clauses text={what} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="sm">
        <Clauses text="每一分从哪里来，都写在结果里。分数低不代表名字不好，已经在用的名字，不建议只因为分数而改。" />
      </p>
    </section>
  );
}
