import { ensureBuild } from "./steps/build.ts";
import { main } from "./steps/tell.ts";

/**
 * `npm run attack`: tries every attack of scripts/attack/rows against a site of its own on loopback, one after the other, and
 * prints what was tried and what came back. Words narrow it to areas: `-- roles sms`. Exit code 1 where one has succeeded.
 */
await main(async () => {
  await ensureBuild();
  const { ensureBundles } = await import("#tests/kit/runtime/bundles.ts");
  await ensureBundles();
  const { runAttacks } = await import("./attack/run.ts");
  const succeeded = await runAttacks(process.argv.slice(2), (line) => console.log(line));
  // The Workers would stay for whoever comes next.
  process.exit(succeeded === 0 ? 0 : 1);
});
