import { defineConfig } from "drizzle-kit";

/** `npm run migration -- --name what_changed` writes the next migration from store/tables/. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./functions/origin/store/tables/*.ts",
  out: "./functions/origin/store/migrations",
});
