import { minuteText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { KeptDraft } from "./draft-fields.ts";
import { DraftRead } from "./draft-read.tsx";

interface SavedProps {
  draft: KeptDraft;
  me: string;
  /** What closes it, where more is said after it. */
  end?: string;
}

/** Which version was saved by whom, and when. */
export function Saved({ draft: { version, savedBy, savedAt }, me, end = "" }: SavedProps) {
  return (
    <>
      <span className="cl">{`草稿第 ${version} 版，`}</span>
      <span className="cl">{savedBy === me ? "您" : <span translate="no">{`${savedBy} `}</span>}在</span>{" "}
      <span className="cl">{`${savedAt === null ? "" : minuteText(savedAt)} 存的${end}`}</span>
    </>
  );
}

/** What was typed can't be saved on top of what it was begun from (撞稿): the others' buttons would only be refused. */
export interface Clash {
  /** What the one button says that saves it all the same; null where nothing may be written now. */
  overwrite: string | null;
}

interface NewerDraftProps extends Clash {
  draft: KeptDraft;
  me: string;
}

/** What is saved beside what was typed: both texts are kept, and which one goes on is for a person to say. */
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
