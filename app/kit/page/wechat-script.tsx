import path from "virtual:wechat-script";
import { useContext } from "react";
import { SHARE_PATH } from "#app/kit/paths/order-paths.ts";
import { usePath } from "#app/kit/prose/link.tsx";
import { Nonce } from "./nonce.ts";

interface WechatScriptProps {
  publicPath: string;
  /** Gives the page a card of our own. */
  shares?: boolean;
}

/** WeChat's JS-SDK and what it is told, as a file of its own that the page does not wait for. */
export function WechatScript({ publicPath, shares = false }: WechatScriptProps) {
  const ask = usePath(SHARE_PATH);
  const nonce = useContext(Nonce);
  const src = publicPath.replace(/\/$/, "") + path;
  return <script async nonce={nonce} src={src} data-ask={shares ? ask : undefined} />;
}
