import { Clauses } from "./clauses.tsx";

interface StepsProps {
  id: string;
  title: string;
  /** Each with what is done, and how. */
  steps: readonly (readonly [what: string, how: string])[];
}

/** How something is done, step by step. */
export function Steps({ id, title, steps }: StepsProps) {
  return (
    <section className="sec" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className="how">
        {steps.map(([what, how]) => (
          <li key={what}>
            <div>
              <b>{what}</b>
              <p>
                <Clauses text={how} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
