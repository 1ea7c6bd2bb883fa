import aloudIsland from "virtual:aloud-island";
import { useContext } from "react";
import { Nonce } from "#app/kit/page/nonce.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";

/** The places whose speech a device may have a voice for (aloud-island.ts), and what a button is called. */
const VOICES = [
  ["cn", "普通话"],
  ["hk", "粤语"],
  ["tw", "台湾国语"],
] as const;

/**
 * Buttons that read a name aloud (听一听) by voices of the device itself. Hidden until the script has found a voice; with
 * scripts off, or without one, nothing is missed.
 */
export function ReadAloud({ text }: { text: string }) {
  const nonce = useContext(Nonce);
  return (
    <div className="aloud off-paper" data-aloud={text} hidden>
      <p>
        <span>听一听</span>
        {VOICES.map(([voice, called]) => (
          <button className="btn quiet" type="button" data-voice={voice} hidden key={voice}>
            {called}
          </button>
        ))}
      </p>
      <p className="sm">
        <Clauses text="这是手机自带的机器声音，多音字可能读错，以拼音为准。" />
      </p>
      <script
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build time
        dangerouslySetInnerHTML={{ __html: aloudIsland }}
      />
    </div>
  );
}
