import { readFileSync } from "node:fs";
import { runEngine } from "../run-engine.ts";
import "./know-grades.ts";

/** `luopan-engine <command> …`: the project's `npm run engine`, without the sources in depth. */
const words = process.argv.slice(2);
if (words[0] === "mcp") {
  const { serveEngine } = await import("./mcp.ts");
  await serveEngine();
} else {
  const input = words[0] === "listen" ? readFileSync(process.stdin.fd, "utf8").split("\n") : [];
  const { code, stdout, stderr } = await runEngine(words, input);
  if (stdout !== "") console.log(stdout);
  if (stderr !== "") console.error(stderr);
  process.exitCode = code;
}
