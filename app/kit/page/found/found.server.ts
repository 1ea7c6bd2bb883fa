import type { AppLoadContext } from "@remix-run/cloudflare";
import { addressOf } from "#app/kit/paths/address-of.server.ts";
import { rootFile } from "#app/kit/paths/root-file.ts";
import { inTraditional } from "#app/kit/paths/script-path.ts";

/** Where a page that anybody may find stands: its whole address in either script, and the picture it is shown with. */
export interface Found {
  /** The address of the page as it is drawn. */
  address: string;
  hans: string;
  hant: string;
  /** The site's own address, without a slash at its end. */
  site: string;
  picture: string;
  /** The picture is upright and large (名字卡); else it is the site's seal. */
  isCard: boolean;
}

/** Of a path below the base; Han characters in it are escaped. `picture`: a path of a picture of its own. */
export function foundAt(context: AppLoadContext, path: string, picture?: string): Found {
  const hans = addressOf(context, encodeURI(path));
  const hant = addressOf(context, encodeURI(inTraditional(path)));
  const { traditional } = context.page;
  const written = traditional && picture !== undefined ? inTraditional(picture) : picture;
  const own = written === undefined ? null : addressOf(context, encodeURI(written));
  return {
    ...{ hans, hant, address: traditional ? hant : hans },
    site: addressOf(context, ""),
    picture: own ?? context.origin + rootFile("share.png", context.publicPath),
    isCard: own !== null,
  };
}
