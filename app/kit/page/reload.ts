/** Seconds after which a page without scripts is loaded again, where a loader says so in `reload`; else null. */
export function reloadIn(loaderData: readonly unknown[]): number | null {
  for (const data of loaderData) {
    if (typeof data !== "object" || data === null || !("reload" in data)) continue;
    if (typeof data.reload === "number") return data.reload;
  }
  return null;
}
