import { writeFileSync } from "node:fs";
import { ensurePoems } from "./data/poems.ts";
import { run } from "./steps/commands.ts";
import { main } from "./steps/tell.ts";

const FILE = "app/home/sample.json";

/** `npm run -s sample`: writes the first name of an invented family, as the engine gives it, for the home page. */
await main(async () => {
  await ensurePoems();
  const { sampleName } = await import("./sample-name.ts");
  const name = sampleName();
  writeFileSync(FILE, JSON.stringify(name));
  await run("biome", ["format", "--write", FILE], "Formatting the sample");
  console.log(`${FILE}: ${name.name}, ${name.bill.total}`);
});
