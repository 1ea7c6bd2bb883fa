import { ensureData } from "#scripts/steps/data.ts";

/** Makes, once for all pure tests, what is derived: they import it. */
export default async function makeData(): Promise<void> {
  await ensureData();
}
