import sharePath from "virtual:share-script";
import { useHref } from "@remix-run/react";
import { useContext } from "react";
import { Nonce } from "../document/nonce.ts";
import { SHARE_PATH } from "./share-path.ts";

/** WeChat's JS-SDK and what it is told, as a file of its own that the page does not wait for. */
export function ShareScript({ publicPath }: { publicPath: string }) {
  return (
    <script
      async
      nonce={useContext(Nonce)}
      src={publicPath.replace(/\/$/, "") + sharePath}
      data-ask={useHref(SHARE_PATH)}
    />
  );
}
