import { useMarks } from "#app/kit/page/use-marks.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { NamePage } from "#functions/contract/orders/orders.ts";
import { GridsFigure, type GridsName } from "./grids-figure.tsx";

interface GridsSectionProps {
  name: GridsName & Pick<NamePage, "talents">;
  /** The form lets the family leave the grids out. */
  isOptional?: boolean;
}

/** Five grids and three talents (五格三才), as tradition sorts them. */
export function GridsSection({ name, isOptional = false }: GridsSectionProps) {
  const { grids, talents, characters } = name;
  const marks = useMarks();
  const strokes = characters.map(({ traditional, kangxiStrokes }) =>
    marks(`「${traditional}」${kangxiStrokes}\u00a0画`),
  );
  return (
    <section className="sec" aria-labelledby="grids">
      <h2 id="grids">五格</h2>
      <p className="sm">
        {`约一百年前由日本熊崎健翁整理，并非出自《周易》。可以参考，${isOptional ? "也可以在要求里关掉" : "也可以不看"}。`}
      </p>
      <div className="grids">
        <GridsFigure name={name} />
        <p>
          <Clauses
            text={`${strokes.join("、")}，都按康熙字形与部首计。传统归类：人格${grids.person.class}，地格${grids.earth.class}，总格${grids.total.class}；三才${[...talents.value].join("、")}，归为${talents.class}。`}
          />
        </p>
      </div>
    </section>
  );
}
