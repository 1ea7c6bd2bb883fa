import { writeFileSync } from "node:fs";
import { run } from "./steps/commands.ts";
import { ensureEngineData } from "./steps/data.ts";
import { main } from "./steps/tell.ts";

const BABY = "app/home/sample.json";
const SHOP = "app/home/business/sample.json";
const MANUSCRIPT = "functions/origin/content/manuscript.json";

/** `npm run -s sample`: writes what is shown of invented families and shops, as the engine gives it. */
await main(async () => {
  await ensureEngineData();
  const { sampleName } = await import("./samples/sample-name.ts");
  const { sampleSign } = await import("./samples/sample-sign.ts");
  const samples = [
    [BABY, await sampleName()],
    [SHOP, sampleSign()],
  ] as const;
  for (const [file, name] of samples) {
    writeFileSync(file, JSON.stringify(name));
    console.log(`${file}: ${name.name}, ${name.bill.total}`);
  }
  const { sampleManuscript } = await import("./samples/sample-manuscript.ts");
  const sample = await sampleManuscript();
  writeFileSync(MANUSCRIPT, JSON.stringify(sample));
  console.log(`${MANUSCRIPT}: ${sample.manuscript.names.map(({ name }) => name).join(" ")}`);
  await run("biome", ["format", "--write", BABY, SHOP, MANUSCRIPT], "Formatting the samples");
});
