import { runChecks } from "./steps/checks.ts";
import { main } from "./steps/tell.ts";

/** `npm run check`: lint, format, types, build and dry-run deploys; exit code 1 where one of them fails. */
await main(async () => ((await runChecks()).every(({ ok }) => ok) ? 0 : 1));
