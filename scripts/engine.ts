import { readFileSync } from "node:fs";
import { ensureEngineData } from "./steps/data.ts";
import { main } from "./steps/tell.ts";

/**
 * `npm run -s engine -- <command> …`: the engine's own figures as JSON on stdout, for people who want to check it. What
 * cannot be done is one line on stderr and exit code 2.
 */
await main(async () => {
  await ensureEngineData();
  // What is derived stands before the engine is loaded, which imports it.
  const { runEngine } = await import("./engine/run-engine.ts");
  const words = process.argv.slice(2);
  const input = words[0] === "listen" ? readFileSync(process.stdin.fd, "utf8").split("\n") : [];
  const { code, stdout, stderr } = await runEngine(words, input);
  if (stdout !== "") console.log(stdout);
  if (stderr !== "") console.error(stderr);
  return code;
});
