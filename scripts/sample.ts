import { writeFileSync } from "node:fs";
import { run } from "./steps/commands.ts";
import { ensureEngineData } from "./steps/data.ts";
import { main } from "./steps/tell.ts";

const FILE = "app/home/sample.json";

/** `npm run -s sample`: writes the first name of an invented family, as the engine gives it, for the home page. */
await main(async () => {
  await ensureEngineData();
  const { sampleName } = await import("./sample-name.ts");
  const name = await sampleName();
  writeFileSync(FILE, JSON.stringify(name));
  await run("biome", ["format", "--write", FILE], "Formatting the sample");
  console.log(`${FILE}: ${name.name}, ${name.bill.total}`);
});
