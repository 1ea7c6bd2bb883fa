import { whenText } from "#app/desk/frame/when.ts";
import type { BriefRow } from "#functions/contract/desk/desk-briefs.ts";

interface WorkerProps {
  worker: NonNullable<BriefRow["worker"]>;
  /** Who is looking. */
  me: string;
}

/** Who works on an order, and since when (谁在写). */
export function Worker({ worker: { who, since }, me }: WorkerProps) {
  return (
    <span>
      {who === me ? "您" : <span translate="no">{`${who} `}</span>}
      <span className="cl">负责，</span>
      <span className="cl">{`${whenText(since)} 起`}</span>
    </span>
  );
}
