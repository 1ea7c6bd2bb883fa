import * as v from "valibot";

/** Where a monitor looks (体检), at the site and, behind it, at the origin. */
export const HEALTH_PATH = "/health";

const Part = v.picklist(["ok", "late", "down", "unknown"]);

/** How the origin is. `unknown`: nothing is known yet, or it could not be asked. */
export const HealthOfOrigin = v.object({ database: Part, cron: Part, promises: Part });
export type HealthOfOrigin = v.InferOutput<typeof HealthOfOrigin>;

/** How all of it is, as a monitor is told: one word, and a word for each part. */
export interface Health extends HealthOfOrigin {
  status: "ok" | "ill";
  origin: v.InferOutput<typeof Part>;
  /** The deployed version of the site. */
  version: string;
}
