/** Chinese text whose lines break after its punctuation first (按句读断行), and anywhere where that is not enough. */
export function Clauses({ text }: { text: string }) {
  const clauses = text.match(/[^，。；：？！]+[，。；：？！”』」）》]*/gu) ?? [text];
  if (clauses.length < 2) return <>{text}</>;
  let at = 0;
  return (
    <>
      {clauses.map((clause) => {
        at += clause.length;
        return (
          <span className="cl" key={at}>
            {clause}
          </span>
        );
      })}
    </>
  );
}
