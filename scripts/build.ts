import { ensureBuild } from "./steps/build.ts";
import { main } from "./steps/tell.ts";

/** `npm run build`: builds the site, whether or not anything has changed. */
await main(() => ensureBuild(true));
