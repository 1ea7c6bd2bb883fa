import leaveIsland from "virtual:leave-island";
import { useContext } from "react";
import { Nonce } from "#app/kit/page/nonce.ts";

/** The script of a manuscript's form: asks before what is not saved is left. */
export function LeaveScript() {
  return (
    <script
      nonce={useContext(Nonce)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build time
      dangerouslySetInnerHTML={{ __html: leaveIsland }}
    />
  );
}
