import { RefusalNote } from "#app/kit/page/notes/refusal-note.tsx";
import type { Shell } from "#app/kit/page/shell.server.ts";

interface StatusBlockProps {
  shell: Shell | null;
  /** The page says under its heading why a form was not taken. */
  saysRefusals: boolean;
}

/** What the last step did or why it was refused, said in the page itself: for whoever has no scripts. */
export function StatusBlock({ shell, saysRefusals }: StatusBlockProps) {
  if (shell === null) return null;
  const { refusal, toast } = shell;
  if (refusal !== null) return saysRefusals ? null : <RefusalNote />;
  if (toast === null) return null;
  return (
    <noscript>
      <div className="status" role="status">
        <p>{toast}</p>
      </div>
    </noscript>
  );
}
