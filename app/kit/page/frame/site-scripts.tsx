import { useContext } from "react";
import type { PageKind } from "#app/kit/page/handle.ts";
import { Nonce } from "#app/kit/page/nonce.ts";
import { placeOfScript } from "#app/kit/page/shared-texts.ts";
import type { Shell } from "#app/kit/page/shell.server.ts";
import { WechatScript } from "#app/kit/page/wechat-script.tsx";

interface SiteScriptsProps {
  shell: Shell | null;
  kind: PageKind;
}

/** What script a page carries: the island, with what makes the next page ready where one may be, ♡'s where there is one to press, WeChat's to share it. */
export function SiteScripts({ shell, kind }: SiteScriptsProps) {
  const nonce = useContext(Nonce);
  const bases = basesOf(shell);
  const ahead = shell !== null && (kind.open || kind.likes) ? shell.speculation : "";
  const island = placeOfScript(nonce, "island");
  return (
    <>
      {ahead !== "" && <Inline nonce={nonce} type="speculationrules" code={ahead} />}
      {bases !== "" && <Inline nonce={nonce} code={bases} />}
      <script
        nonce={nonce}
        data-vid={shell?.visitorId}
        data-say={shell?.toast ?? undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the place of our own script, made at build time
        dangerouslySetInnerHTML={{
          __html: ahead === "" ? island : `${island};${placeOfScript(nonce, "ahead-island")}`,
        }}
      />
      {kind.likes && <Inline nonce={nonce} code={placeOfScript(nonce, "like-island")} />}
      {kind.shared && shell?.share === true && <WechatScript publicPath={shell.publicPath} shares />}
    </>
  );
}

interface InlineProps {
  nonce: string | undefined;
  code: string;
  type?: string;
}

function Inline({ nonce, code, type }: InlineProps) {
  return (
    <script
      nonce={nonce}
      type={type}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, or two paths of our own configuration, escaped
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
