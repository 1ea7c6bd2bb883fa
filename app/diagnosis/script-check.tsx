import { useContext } from "react";
import { Nonce } from "#app/kit/page/nonce.ts";

/** A script that says what only it can know: that scripts run, and whether it may store data. */
const CODE = `(function(){
var say=function(id,text,remedy){var at=document.getElementById(id);at.className=remedy?"mind":"";at.parentNode.hidden=false;at.textContent=remedy?"不正常："+text+"。怎么办："+remedy+"。":text};
say("js","能运行"+("noModule" in document.createElement("script")?"":"（不支持模块）"),"noModule" in document.createElement("script")?"":"浏览器太旧，升级或换一个");
try{sessionStorage.setItem("test","1");sessionStorage.removeItem("test");say("kept","能用")}catch(e){say("kept","不能用","退出无痕浏览，或在设置里允许网站存数据")}
say("size",innerWidth+" × "+innerHeight+"，像素比 "+devicePixelRatio);
})()`.replaceAll("\n", "");

export function ScriptCheck() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text above
    <script nonce={useContext(Nonce)} dangerouslySetInnerHTML={{ __html: CODE }} />
  );
}
