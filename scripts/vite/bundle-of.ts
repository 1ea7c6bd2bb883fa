import * as v from "valibot";
import type { UserConfig } from "vite";

/** What Remix tells the build of one of several server bundles (serverBundles in remix.config.js). */
const Bundle = v.object({
  serverBundleId: v.string(),
  routes: v.record(v.string(), v.object({ file: v.string() })),
});

/** The server bundle that this build makes: its name, and the files of its routes in app/; null in every other build. */
export function bundleOf(config: UserConfig): { name: string; files: string[] } | null {
  const { success, output } = v.safeParse(Bundle, Reflect.get(config, "__remixServerBundleBuildConfig"));
  if (!success) return null;
  return {
    name: output.serverBundleId,
    files: Object.values(output.routes).map(({ file }) => `app/${file}`),
  };
}
