import island from "virtual:island";
import { Scripts } from "@remix-run/react";
import { useContext } from "react";
import { WechatScript } from "../share/wechat-script.tsx";
import { Nonce } from "./nonce.ts";
import type { Shell } from "./shell.server.ts";
import { Still } from "./still.tsx";

interface SiteScriptsProps {
  shell: Shell | null;
  hydrated: boolean;
  /** Worth sharing. */
  shared: boolean;
}

/** What script a page carries: the island where one may run, React only where the screen asks for it. */
export function SiteScripts({ shell, hydrated, shared }: SiteScriptsProps) {
  const nonce = useContext(Nonce);
  const whole = shell?.whole === true;
  const bases = basesOf(shell);
  return (
    <>
      {bases !== "" && <Inline nonce={nonce} code={bases} />}
      {(!whole || shell.isPost) && (
        <script
          nonce={nonce}
          data-vid={shell?.visitorId}
          data-say={shell?.toast ?? undefined}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build time
          dangerouslySetInnerHTML={{ __html: island }}
        />
      )}
      {shared && shell?.share === true && (
        <Still id="share">
          {import.meta.env.SSR && (() => <WechatScript publicPath={shell.publicPath} shares />)}
        </Still>
      )}
      {hydrated && !whole && <Scripts nonce={nonce} />}
    </>
  );
}

function Inline({ nonce, code }: { nonce: string | undefined; code: string }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: two paths of our own configuration, escaped
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}

/** `window.routerBase` and `window.publicPath`, each only where it is not `/`. */
function basesOf(shell: Shell | null): string {
  const { routerBase = "/", publicPath = "/" } = shell ?? {};
  const set = (name: string, value: string) =>
    value === "/" ? "" : `window.${name}=${JSON.stringify(value).replaceAll("<", "\\u003c")};`;
  return set("routerBase", routerBase) + set("publicPath", publicPath);
}
