import { useMarks } from "#app/kit/page/use-marks.ts";
import { tiedCounts } from "#app/kit/prose/dotted.ts";

/** What is to be minded of a name (要留意), a paragraph each, in the quotation marks of the page. */
export function Care({ care, className = "care" }: { care: readonly string[]; className?: string }) {
  const marks = useMarks();
  return (
    <>
      {care.map((text) => (
        <p className={className} key={text}>{`要留意：${tiedCounts(marks(text))}`}</p>
      ))}
    </>
  );
}
