import draftIsland from "virtual:draft-island";
import { useContext } from "react";
import { Nonce } from "#app/kit/page/nonce.ts";

/** The script of a brief that is being written (自动保存草稿). */
export function DraftScript() {
  return (
    <script
      nonce={useContext(Nonce)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build time
      dangerouslySetInnerHTML={{ __html: draftIsland }}
    />
  );
}
