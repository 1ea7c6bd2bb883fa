import { whenText } from "#app/desk/frame/when.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { KeptDraft } from "./draft-fields.ts";
import { DraftRead } from "./draft-read.tsx";

interface SavedProps {
  draft: KeptDraft;
  me: string;
  /** The punctuation at the end, where more text follows. */
  end?: string;
}

/** Which version was saved by whom, and when. */
export function Saved({ draft: { version, savedBy, savedAt }, me, end = "" }: SavedProps) {
  return (
    <>
      <span className="cl">{`草稿第 ${version} 版，`}</span>
      <span className="cl">{savedBy === me ? "您" : <span translate="no">{`${savedBy} `}</span>}在</span>{" "}
      <span className="cl">{`${savedAt === null ? "" : whenText(savedAt)} 存的${end}`}</span>
    </>
  );
}

/** The typed text can't be saved as usual, as a newer version exists or the work is another's (撞稿). */
export interface Clash {
  /** Label of the button that saves it all the same; null where nothing may be written now. */
  overwrite: string | null;
}

interface NewerDraftProps extends Clash {
  draft: KeptDraft;
  me: string;
}

/** Shows the saved draft beside the typed text: neither is lost; the expert decides which to keep. */
export function NewerDraft({ draft, me, overwrite }: NewerDraftProps) {
  return (
    <div className="card">
      <p>
        {draft.savedAt !== null && <Saved draft={draft} me={me} end="。" />}
        <Clauses
          text={
            overwrite === null
              ? "您写的在下面，没有保存，现在也不能保存；要留下，请先复制。"
              : "您写的在下面，还没有保存。"
          }
        />
      </p>
      {draft.savedAt !== null && (
        <details>
          <summary>看最新的一版</summary>
          <DraftRead draft={draft.body} />
        </details>
      )}
      {overwrite !== null && <Overwrite label={overwrite} />}
    </div>
  );
}

/** The button that saves the manuscript's form over a newer version, or takes the work over with it. */
export const Overwrite = ({ label, id }: { label: string; id?: string }) => (
  <button className="btn quiet" type="submit" name="act" value="overwrite" form="draft" id={id}>
    {label}
  </button>
);
