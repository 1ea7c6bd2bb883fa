declare module "virtual:site-css" {
  import type { SiteCss } from "#app/kit/styles/site-css.ts";

  const css: SiteCss;
  export default css;
}
declare module "virtual:drawing" {
  export { renderToString } from "react-dom/server";

  /** The values of the class attributes of what was drawn since the last time of asking. */
  export function classesDrawn(): ReadonlySet<string>;
}
declare module "virtual:island" {
  const script: string;
  export default script;
}
declare module "virtual:ahead-island" {
  const script: string;
  export default script;
}
declare module "virtual:like-island" {
  const script: string;
  export default script;
}
declare module "virtual:pay-island" {
  const script: string;
  export default script;
}
declare module "virtual:draft-island" {
  const script: string;
  export default script;
}
declare module "virtual:touch-island" {
  const script: string;
  export default script;
}
declare module "virtual:swap-island" {
  const script: string;
  export default script;
}
declare module "virtual:touched-script" {
  /** Path of the script among the site's assets. */
  const path: string;
  export default path;
}
declare module "virtual:aloud-island" {
  const script: string;
  export default script;
}

declare module "virtual:leave-island" {
  const script: string;
  export default script;
}
declare module "virtual:desk-island" {
  const script: string;
  export default script;
}
declare module "virtual:wechat-script" {
  /** Path of the script among the site's assets. */
  const path: string;
  export default path;
}
declare module "virtual:visitor-pages" {
  import type { VisitorPage } from "#app/kit/page/handle.ts";

  const pages: readonly VisitorPage[];
  export default pages;
}
declare module "virtual:open-handles" {
  import type { RouteHandle } from "#app/kit/page/handle.ts";

  /** What the routes of pages that anybody may open say of themselves, by their patterns. */
  const handles: Readonly<Record<string, RouteHandle>>;
  export default handles;
}
declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}
