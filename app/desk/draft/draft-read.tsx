import type { ManuscriptDraft } from "#functions/contract/desk/manuscript-draft.ts";

/** A draft as it was saved, to be read only. */
export function DraftRead({ draft: { opening, names, pick, pickReason } }: { draft: ManuscriptDraft }) {
  if (opening === "" && names.length === 0) return <p className="blank">还没有写。</p>;
  const first = pick === null ? undefined : names[pick];
  return (
    <>
      <p className="words" data-quoted="">
        {opening}
      </p>
      <dl className="says brief-said" data-quoted="">
        {names.map(({ given, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may hold the same name while it is written
          <div key={at}>
            <dt>{given || "（没有写名）"}</dt>
            <dd>{reason || "（没有写理由）"}</dd>
          </div>
        ))}
        {first !== undefined && (
          <div>
            <dt>{`首选 ${first.given}`}</dt>
            <dd>{pickReason}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
