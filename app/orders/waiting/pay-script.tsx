import payIsland from "virtual:pay-island";
import { useContext } from "react";
import { Nonce } from "#app/kit/page/nonce.ts";
import type { Standing } from "#app/orders/payment/standing.ts";

interface PayScriptProps {
  /** Where to ask how the payment stands. */
  check: string;
  /** What the page says now. */
  standing: Standing;
}

/** The script of an open payment (等待脚本): looks every three seconds, opens WeChat's sheet. */
export function PayScript({ check, standing }: PayScriptProps) {
  return (
    <script
      nonce={useContext(Nonce)}
      data-check={check}
      data-standing={standing}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build time
      dangerouslySetInnerHTML={{ __html: payIsland }}
    />
  );
}
